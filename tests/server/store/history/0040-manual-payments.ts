import { rowSecurity } from './rowSecurity.ts'

/**
 * Money that staff enter: a transfer or cash, for one member or for many. It is a draft until it is booked as a payment;
 * its shares are the lines of the list it was entered with, each of which becomes a member's in the end. A number of the
 * bank is entered once, unless the draft was dropped.
 */
export const up = `
  create table dues_manual_payment (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    method text collate "C" not null,
    trade_no text collate "C" not null check (trade_no <> ''),
    paid_on text collate "C" not null check (paid_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    fen integer not null check (fen > 0),
    payer text not null,
    note text not null,
    enclosure jsonb not null,
    state text collate "C" not null check (state in ('draft', 'booked', 'dropped')),
    entered_by text collate "C" not null,
    entered_by_name text not null,
    created_at timestamptz not null,
    decided_by text collate "C",
    decided_by_name text,
    decided_at timestamptz,
    decided_opinion text,
    payment_id text collate "C",
    primary key (org_id, id),
    foreign key (org_id, payment_id) references dues_payment,
    check ((state = 'booked') = (payment_id is not null))
  );
  create unique index dues_manual_payment_number on dues_manual_payment (org_id, method, trade_no)
    where state <> 'dropped';
  create index dues_manual_payment_created on dues_manual_payment (org_id, created_at, id);
  create index dues_manual_payment_payment on dues_manual_payment (org_id, payment_id);

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

  ${rowSecurity('dues_manual_payment', 'select, insert, update')}
  ${rowSecurity('dues_manual_share')}
`
