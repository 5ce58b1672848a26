import { rowSecurity } from './rowSecurity.ts'

/**
 * Dues paid in parts: a plan of a member for a notice, with its parts and the days they are due. Each part is paid by an
 * order of its own, and what is paid is held in the books until the last part comes or the plan ends. A member has one
 * plan under way.
 */
export const up = `
  create table dues_plan (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    member_id text collate "C" not null,
    notice_id text collate "C" not null,
    fen integer not null check (fen > 0),
    limit_days integer not null check (limit_days >= 0),
    state text collate "C" not null check (state in ('open', 'paid', 'ended')),
    why text collate "C" not null,
    reason text not null,
    created_at timestamptz not null,
    ended_at timestamptz,
    ended_by text collate "C",
    ended_by_name text,
    primary key (org_id, id),
    foreign key (org_id, notice_id) references dues_notice
  );
  create unique index dues_plan_open on dues_plan (org_id, member_id) where state = 'open';
  create index dues_plan_member on dues_plan (org_id, member_id, created_at);
  create index dues_plan_created on dues_plan (org_id, created_at, id);

  create table dues_plan_part (
    org_id text collate "C" not null references organisation,
    plan_id text collate "C" not null,
    nth integer not null check (nth > 0),
    member_id text collate "C" not null,
    fen integer not null check (fen > 0),
    due_on text collate "C" not null check (due_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    payment_id text collate "C",
    deed_id text collate "C",
    paid_at timestamptz,
    primary key (org_id, plan_id, nth),
    foreign key (org_id, plan_id) references dues_plan,
    foreign key (org_id, payment_id) references dues_payment,
    foreign key (org_id, deed_id) references dues_deed,
    check ((payment_id is null) = (deed_id is null)),
    check ((payment_id is null) = (paid_at is null))
  );
  create index dues_plan_part_due on dues_plan_part (org_id, due_on) where payment_id is null;
  create index dues_plan_part_member on dues_plan_part (org_id, member_id);
  create unique index dues_plan_part_deed on dues_plan_part (org_id, deed_id) where deed_id is not null;

  alter table dues_order
    add column plan_id text collate "C",
    add column part integer,
    add foreign key (org_id, plan_id, part) references dues_plan_part,
    add check ((plan_id is null) = (part is null)),
    drop constraint dues_order_status_check,
    add constraint dues_order_status_check
      check (status in ('open', 'submitted', 'held', 'paid', 'closed'));
  create index dues_order_plan on dues_order (org_id, plan_id) where plan_id is not null;
  drop index dues_order_live;
  create unique index dues_order_live
    on dues_order (org_id, notice_id, method, channel, coalesce(plan_id, ''), coalesce(part, 0))
    where status in ('open', 'submitted');

  alter table dues_deed drop constraint dues_deed_kind_check;
  alter table dues_deed
    add constraint dues_deed_kind_check check (kind in (
      'receive', 'apply', 'release', 'move', 'assign', 'unassign', 'reverse', 'hold', 'unhold',
      'refundAsk', 'refundDone', 'refundFail', 'refundSeen', 'refund'));
  alter table dues_entry drop constraint dues_entry_account_check;
  alter table dues_entry add constraint dues_entry_account_check
    check (account in ('cash', 'credit', 'held', 'refunding', 'dues', 'other'));

  alter table dues_reminder
    add column plan_id text collate "C" not null default '',
    drop constraint dues_reminder_pkey,
    add primary key (org_id, member_id, end_at, day, way, plan_id);

  ${rowSecurity('dues_plan', 'select, insert, update')}
  ${rowSecurity('dues_plan_part', 'select, insert, update')}
`
