import { rowSecurity } from '../../rowSecurity.ts'
import { isDay } from '../checks.ts'

/**
 * Money that staff enter: a transfer or cash, for one member or for many, or a line of a statement. It is a draft until
 * it is booked as a payment; its shares are the lines of the list it was entered with, each of which becomes a member's
 * in the end. A number of the bank is entered once, unless the draft was dropped. Above a sum that demands two persons,
 * another one than who changed its lines last books it (decision 0413).
 */
export const entries = `
  create table dues_manual_payment (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    method text collate "C" not null,
    trade_no text collate "C" not null check (trade_no <> ''),
    paid_on text collate "C" not null check (${isDay('paid_on')}),
    fen integer not null check (fen > 0),
    payer text not null,
    note text not null,
    enclosure jsonb not null,
    statement_id text collate "C",
    statement_line integer,
    state text collate "C" not null check (state in ('draft', 'booked', 'dropped')),
    entered_by text collate "C" not null,
    entered_by_name text not null,
    edited_by text collate "C",
    created_at timestamptz not null,
    decided_by text collate "C",
    decided_by_name text,
    decided_at timestamptz,
    decided_opinion text,
    payment_id text collate "C",
    primary key (org_id, id),
    foreign key (org_id, payment_id) references dues_payment,
    foreign key (org_id, statement_id, statement_line) references dues_statement_line,
    check ((state = 'booked') = (payment_id is not null)),
    check ((statement_id is null) = (statement_line is null))
  );
  create unique index dues_manual_payment_number on dues_manual_payment (org_id, method, trade_no)
    where state <> 'dropped';
  create index dues_manual_payment_payment on dues_manual_payment (org_id, payment_id);
  create index dues_manual_payment_created on dues_manual_payment (org_id, created_at, id);
  create index dues_manual_payment_rank on dues_manual_payment (
    org_id, (case when state = 'draft' then 0 else 1 end), created_at desc, id desc);
  create index dues_manual_payment_state on dues_manual_payment (org_id, state, created_at, id);
  ${rowSecurity('dues_manual_payment', 'select, insert, update')}

  create table dues_manual_share (
    org_id text collate "C" not null references organisation,
    entry_id text collate "C" not null,
    line integer not null check (line > 0),
    said text not null,
    state text collate "C" not null
      check (state in ('found', 'several', 'doubtful', 'unknown', 'twice')),
    member_id text collate "C",
    fen integer check (fen > 0),
    guesses jsonb not null,
    primary key (org_id, entry_id, line),
    foreign key (org_id, entry_id) references dues_manual_payment,
    check ((state = 'found') = (member_id is not null))
  );
  create index dues_manual_share_member on dues_manual_share (org_id, member_id)
    where member_id is not null;
  ${rowSecurity('dues_manual_share')}
`
