import { rowSecurity } from './rowSecurity.ts'

/**
 * Bills of providers and statements of bank accounts, line by line, with what each was matched with. A file is taken
 * once; a line is settled once, by a payment it is or a note of staff.
 */
export const up = `
  create table dues_statement (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    source text collate "C" not null,
    digest text collate "C" not null,
    enclosure jsonb not null,
    from_on text collate "C" not null,
    until_on text collate "C" not null,
    totals jsonb not null,
    imported_by text collate "C" not null,
    imported_by_name text not null,
    created_at timestamptz not null,
    primary key (org_id, id),
    unique (org_id, source, digest)
  );
  create index dues_statement_created on dues_statement (org_id, created_at, id);

  create table dues_statement_line (
    org_id text collate "C" not null references organisation,
    statement_id text collate "C" not null,
    line integer not null check (line > 0),
    kind text collate "C" not null check (kind in ('payment', 'refund', 'fee', 'settlement')),
    fen integer not null check (fen >= 0),
    fee_fen integer not null,
    at text collate "C" not null,
    trade_no text collate "C" not null,
    trade_ref text collate "C" not null,
    refund_no text collate "C" not null,
    payer text not null,
    memo text not null,
    outcome text collate "C" not null
      check (outcome in ('matched', 'different', 'probable', 'unknown')),
    found_kind text collate "C",
    found_id text collate "C",
    difference_fen integer not null,
    guesses jsonb not null,
    settled text collate "C" check (settled in ('booked', 'passed')),
    note text not null,
    settled_by text collate "C",
    settled_by_name text,
    settled_at timestamptz,
    primary key (org_id, statement_id, line),
    foreign key (org_id, statement_id) references dues_statement,
    check ((found_kind is null) = (found_id is null))
  );
  create index dues_statement_line_found on dues_statement_line (org_id, found_id)
    where found_id is not null;

  create table dues_statement_mapping (
    org_id text collate "C" not null references organisation,
    source text collate "C" not null,
    mapping jsonb not null,
    primary key (org_id, source)
  );

  alter table dues_manual_payment
    add column statement_id text collate "C",
    add column statement_line integer,
    add foreign key (org_id, statement_id, statement_line) references dues_statement_line,
    add check ((statement_id is null) = (statement_line is null));

  ${rowSecurity('dues_statement', 'select, insert')}
  ${rowSecurity('dues_statement_line', 'select, insert, update')}
  ${rowSecurity('dues_statement_mapping', 'select, insert, update')}
`
