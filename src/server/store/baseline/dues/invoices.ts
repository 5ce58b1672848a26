import { rowSecurity } from '../../rowSecurity.ts'

/** Whether an invoice is to be dealt with: the expression that its list orders by. */
const RANK = `(case when state in ('requested', 'toRed', 'issuing', 'redIssuing') then 0 else 1 end)`

/**
 * Invoices. A request can be withdrawn as long as staff have not dealt with it. No number is on two invoices, also when
 * both are issued at the same moment. One that was wrong is returned or red-lettered; the next, a row of its own, names
 * the one it replaces.
 *
 * While an e-invoice provider is asked, the row says by whom, under which number of ours, and what it said when it
 * refused. Triggers write when and how the order was paid, by which a list is filtered (`lists.ts`).
 */
const INVOICES = `
  create table dues_invoice (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    order_id text collate "C" not null,
    member_id text collate "C" not null,
    replaces text collate "C",
    kind text collate "C" not null,
    info text not null,
    fen integer not null check (fen > 0),
    state text collate "C" not null check (
      state in ('requested', 'issuing', 'issued', 'returned', 'toRed', 'redIssuing', 'red')),
    num text,
    code text collate "C",
    enclosure jsonb not null,
    opinion text not null,
    created_at timestamptz not null,
    issued_at timestamptz,
    decided_by text collate "C",
    decided_by_name text,
    decided_at timestamptz,
    decided_opinion text,
    red_reason text,
    red_num text,
    red_enclosure jsonb,
    red_at timestamptz,
    red_by text collate "C",
    red_by_name text,
    provider text collate "C",
    send_ref text collate "C",
    sent_by text collate "C",
    sent_by_name text,
    sent_at timestamptz,
    send_message text not null default '',
    is_paid boolean not null default false,
    paid_at timestamptz,
    method text collate "C",
    primary key (org_id, id),
    foreign key (org_id, order_id) references dues_order,
    foreign key (org_id, replaces) references dues_invoice,
    constraint dues_invoice_sending_check
      check (state not in ('issuing', 'redIssuing') or (provider is not null and send_ref is not null))
  );
  create unique index dues_invoice_num on dues_invoice (org_id, num);
  create unique index dues_invoice_send_ref on dues_invoice (org_id, send_ref);
  create unique index dues_invoice_live on dues_invoice (org_id, order_id)
    where state in ('requested', 'issued');
  create index dues_invoice_asked_for on dues_invoice (org_id, order_id, created_at);
  create index dues_invoice_member on dues_invoice (org_id, member_id);
  create index dues_invoice_of on dues_invoice using hash (member_id) with (fillfactor = 50);
  ${rowSecurity('dues_invoice')}
`

/** Lists of invoices, in the order of an index that has what they are filtered by (decision 0352). */
const LISTS = `
  create index dues_invoice_created on dues_invoice (org_id, created_at, id);
  create index dues_invoice_handled on dues_invoice (org_id, ${RANK}, created_at, id);
  create index dues_invoice_ranked on dues_invoice (org_id, ${RANK}, created_at, id)
    include (state, is_paid, paid_at, method, fen);
  create index dues_invoice_paid on dues_invoice (org_id, ${RANK}, paid_at, id)
    include (state, is_paid, method, fen);
  create index dues_invoice_state on dues_invoice (org_id, state, created_at, id);
  create index dues_invoice_of_state on dues_invoice (org_id, state, created_at, id)
    include (is_paid, paid_at, method, fen);
`

/**
 * The orders that an invoice covers, one or several. No order is on two invoices at a time: it is released when the
 * invoice is returned or red-lettered.
 */
const INVOICED_ORDERS = `
  create table dues_invoice_order (
    org_id text collate "C" not null references organisation,
    invoice_id text collate "C" not null,
    order_id text collate "C" not null,
    released_at timestamptz,
    primary key (org_id, invoice_id, order_id),
    foreign key (org_id, invoice_id) references dues_invoice on delete cascade,
    foreign key (org_id, order_id) references dues_order
  );
  create unique index dues_invoice_order_held on dues_invoice_order (org_id, order_id)
    where released_at is null;
  create index dues_invoice_order_order on dues_invoice_order (org_id, order_id);
  ${rowSecurity('dues_invoice_order', 'select, insert, update')}
`

export const invoices = INVOICES + LISTS + INVOICED_ORDERS
