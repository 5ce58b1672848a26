import { ORG_ROLE, SYSTEM_ROLE } from '../../roles.ts'
import { rowSecurity } from '../../rowSecurity.ts'

/**
 * Money that came, each number of a provider or bank once. Money is only ever added: the rights leave out changing and
 * removing, but for what a list is filtered by, whether a payment has paid years, since it was no credit or its last one
 * was settled so (decision 0368).
 */
const PAYMENTS = `
  create table dues_payment (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    method text collate "C" not null,
    trade_no text collate "C" not null,
    trade_ref text collate "C" not null,
    order_id text collate "C",
    member_id text collate "C",
    fen integer not null check (fen > 0),
    paid_at timestamptz not null,
    received_at timestamptz not null,
    decided_by text collate "C",
    decided_by_name text,
    decided_at timestamptz,
    decided_opinion text,
    is_settled boolean not null default true,
    primary key (org_id, id),
    unique (org_id, method, trade_no),
    foreign key (org_id, order_id) references dues_order
  );
  create index dues_payment_order on dues_payment (org_id, order_id);
  create index dues_payment_trade on dues_payment (org_id, method, trade_ref);
  ${rowSecurity('dues_payment', 'select, insert')}
  grant update (is_settled) on dues_payment to ${ORG_ROLE}, ${SYSTEM_ROLE};
`

/**
 * Lists of payments. A hash index finds the rows of each member that a keyword means by one page, where a tree takes
 * three (decision 0368).
 */
const LISTS = `
  create index dues_payment_received on dues_payment (org_id, received_at, id);
  create index dues_payment_settled on dues_payment (org_id, received_at, id)
    include (method, fen) where is_settled;
  create index dues_payment_paid on dues_payment (org_id, paid_at, id);
  create index dues_payment_of_day on dues_payment (org_id, paid_at, id) include (method, fen);
  create index dues_payment_settled_of_days on dues_payment (org_id, paid_at, id)
    include (method, fen) where is_settled;
  create index dues_payment_of on dues_payment using hash (member_id) with (fillfactor = 50);
`

export const payments = PAYMENTS + LISTS
