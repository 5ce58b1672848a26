import { rowSecurity } from '../../rowSecurity.ts'

/** What a member was asked to pay: through which year, and the spans it is made of; a new row when that changes. */
const NOTICES = `
  create table dues_notice (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    member_id text collate "C" not null,
    year integer not null,
    fen integer not null check (fen >= 0),
    spans jsonb not null,
    created_at timestamptz not null,
    primary key (org_id, id)
  );
  create index dues_notice_member on dues_notice (org_id, member_id, year, created_at);
  ${rowSecurity('dues_notice', 'select, insert')}
`

/**
 * Orders: how a notice, or a part of a plan, is to be paid. One at a time is open for each way to pay it. An order that
 * is paid by hand is confirmed: whose word it was, the account, its name then, when, and what was said about it; where a
 * society demands two persons, who checked it first, and who decided is the second of them.
 *
 * Triggers write the unit of the order's member and whether it was sent back (`lists.ts`).
 */
const ORDERS = `
  create table dues_order (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    trade_ref text collate "C" not null,
    notice_id text collate "C" not null,
    plan_id text collate "C",
    part integer,
    member_id text collate "C" not null,
    method text collate "C" not null,
    channel text collate "C" not null,
    fen integer not null check (fen > 0),
    status text collate "C" not null
      check (status in ('open', 'submitted', 'held', 'paid', 'closed')),
    result text,
    deadline timestamptz,
    enclosure jsonb not null,
    remark text not null,
    opinion text not null,
    created_at timestamptz not null,
    closed_at timestamptz,
    paid_at timestamptz,
    checked_by text collate "C",
    checked_by_name text,
    checked_at timestamptz,
    checked_opinion text,
    decided_by text collate "C",
    decided_by_name text,
    decided_at timestamptz,
    decided_opinion text,
    org_unit_id text collate "C",
    is_returned boolean not null default false,
    primary key (org_id, id),
    unique (org_id, trade_ref),
    foreign key (org_id, notice_id) references dues_notice,
    check ((plan_id is null) = (part is null))
  );
  create unique index dues_order_live
    on dues_order (org_id, notice_id, method, channel, coalesce(plan_id, ''), coalesce(part, 0))
    where status in ('open', 'submitted');
  create index dues_order_member on dues_order (org_id, member_id, created_at);
  create index dues_order_plan on dues_order (org_id, plan_id) where plan_id is not null;
  ${rowSecurity('dues_order', 'select, insert, update')}
`

/** Lists of orders, in the order of an index that has what they are filtered by (decisions 0352, 0368). */
const LISTS = `
  create index dues_order_created on dues_order (org_id, created_at, id);
  create index dues_order_submitted on dues_order (org_id, created_at, id) include (status)
    where status = 'submitted';
  create index dues_order_waiting on dues_order (org_id, created_at, id)
    include (member_id, method, fen, status) where status = 'submitted';
  create index dues_order_returned on dues_order (org_id, decided_at, id) include (status)
    where status = 'closed' and decided_at is not null;
  create index dues_order_closed on dues_order (org_id, created_at, id)
    where status = 'closed' and decided_at is not null;
  create index dues_order_sent_back on dues_order (org_id, decided_at, id)
    include (created_at, method, fen, is_returned) where is_returned;
  create index dues_order_returned_of on dues_order (org_id, decided_at, id)
    include (member_id, created_at, method, fen, is_returned) where is_returned;
  create index dues_order_of_unit on dues_order (org_id, org_unit_id, created_at, id)
    where org_unit_id is not null;
`

export const orders = NOTICES + ORDERS + LISTS
