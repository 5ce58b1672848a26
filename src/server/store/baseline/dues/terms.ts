import { rowSecurity } from '../../rowSecurity.ts'

/**
 * Reliefs: what a resolution asks of a member less than the fee. Rows are only added; a second person's confirmation and
 * a withdrawal are steps of their own.
 */
const RELIEFS = `
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
    resolution_codes text collate "C",
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
  ${rowSecurity('dues_relief', 'select, insert')}

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
  ${rowSecurity('dues_relief_step', 'select, insert')}
`

/**
 * Years that a member has paid, each once, by which payment. A year that costs nothing by a relief has no payment, and
 * knows where the term ended before it.
 */
const TERMS = `
  create table dues_term (
    org_id text collate "C" not null references organisation,
    member_id text collate "C" not null,
    year integer not null,
    payment_id text collate "C",
    relief_id text collate "C",
    fen integer not null check (fen >= 0),
    end_before text collate "C",
    created_at timestamptz not null,
    primary key (org_id, member_id, year),
    foreign key (org_id, payment_id) references dues_payment,
    foreign key (org_id, relief_id) references dues_relief,
    check (payment_id is not null or fen = 0)
  );
  create index dues_term_payment on dues_term (org_id, payment_id);
  ${rowSecurity('dues_term', 'select, insert, delete')}
`

/**
 * Receipts of the deeds that paid years, each with the end of the term before; one that is void keeps its number, which
 * is nobody else's.
 */
const RECEIPTS = `
  create table dues_receipt (
    org_id text collate "C" not null references organisation,
    num text collate "C" not null,
    deed_id text collate "C" not null,
    payment_id text collate "C" not null,
    order_id text collate "C" not null,
    path text collate "C",
    end_before text collate "C",
    created_at timestamptz not null,
    voided_at timestamptz,
    voided_by text collate "C",
    voided_by_name text,
    void_reason text,
    primary key (org_id, num),
    unique (org_id, deed_id),
    foreign key (org_id, deed_id) references dues_deed,
    foreign key (org_id, payment_id) references dues_payment
  );
  create index dues_receipt_order on dues_receipt (org_id, order_id);
  create index dues_receipt_payment on dues_receipt (org_id, payment_id);
  ${rowSecurity('dues_receipt', 'select, insert, update')}
`

export const terms = RELIEFS + TERMS + RECEIPTS
