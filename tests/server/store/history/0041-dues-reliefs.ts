import { rowSecurity } from './rowSecurity.ts'

/**
 * Reliefs: what a resolution asks of a member less than the fee. Rows are only added; a second person's confirmation and
 * a withdrawal are steps of their own. A year that costs nothing by it is a row of the term without a payment.
 */
export const up = `
  create table dues_relief (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    batch_id text collate "C" not null,
    member_id text collate "C" not null,
    from_year integer not null,
    to_year integer not null,
    way text collate "C" not null check (way in ('waive', 'percent', 'amount')),
    percent integer check (percent between 1 and 99),
    fen integer check (fen > 0),
    kind text collate "C" not null check (kind in ('age', 'hardship', 'honour', 'other')),
    resolution text not null check (resolution <> ''),
    note text not null,
    enclosure jsonb not null,
    foregone integer not null check (foregone > 0),
    needs_second boolean not null,
    done_by text collate "C" not null,
    done_by_name text not null,
    created_at timestamptz not null,
    primary key (org_id, id),
    check (from_year <= to_year),
    check ((way = 'percent') = (percent is not null)),
    check ((way = 'amount') = (fen is not null))
  );
  create index dues_relief_member on dues_relief (org_id, member_id);
  create index dues_relief_batch on dues_relief (org_id, batch_id);
  create index dues_relief_created on dues_relief (org_id, created_at, id);

  create table dues_relief_step (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    relief_id text collate "C" not null,
    member_id text collate "C" not null,
    kind text collate "C" not null check (kind in ('confirm', 'withdraw')),
    from_year integer,
    reason text not null,
    done_by text collate "C" not null,
    done_by_name text not null,
    created_at timestamptz not null,
    primary key (org_id, id),
    foreign key (org_id, relief_id) references dues_relief,
    check ((kind = 'withdraw') = (from_year is not null))
  );
  create index dues_relief_step_relief on dues_relief_step (org_id, relief_id);
  create unique index dues_relief_confirmed on dues_relief_step (org_id, relief_id)
    where kind = 'confirm';

  alter table dues_term
    alter column payment_id drop not null,
    add column relief_id text collate "C",
    add column end_before text collate "C",
    add foreign key (org_id, relief_id) references dues_relief,
    add check (payment_id is not null or fen = 0);

  ${['dues_relief', 'dues_relief_step'].map((table) => rowSecurity(table, 'select, insert')).join('\n')}
`
