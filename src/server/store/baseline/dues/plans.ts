import { rowSecurity } from '../../rowSecurity.ts'
import { isDay } from '../checks.ts'

/**
 * Dues paid in parts: a plan of a member for a notice, with its parts and the days they are due. A member has one plan
 * under way. Each part is paid by an order of its own, and what is paid is held in the books until the last part comes
 * or the plan ends. Orders are before payments and deeds, which are before parts, so their reference follows here.
 */
export const plans = `
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
  create index dues_plan_of on dues_plan using hash (member_id) with (fillfactor = 50);
  create index dues_plan_created on dues_plan (org_id, created_at, id);
  create index dues_plan_rank on dues_plan (
    org_id, (case when state = 'open' then 0 else 1 end), created_at desc, id desc);
  create index dues_plan_state on dues_plan (org_id, state, created_at, id);
  ${rowSecurity('dues_plan', 'select, insert, update')}

  create table dues_plan_part (
    org_id text collate "C" not null references organisation,
    plan_id text collate "C" not null,
    nth integer not null check (nth > 0),
    member_id text collate "C" not null,
    fen integer not null check (fen > 0),
    due_on text collate "C" not null check (${isDay('due_on')}),
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
  create index dues_plan_part_payment on dues_plan_part (org_id, payment_id) where payment_id is not null;
  create unique index dues_plan_part_deed on dues_plan_part (org_id, deed_id) where deed_id is not null;
  ${rowSecurity('dues_plan_part', 'select, insert, update')}

  alter table dues_order add foreign key (org_id, plan_id, part) references dues_plan_part;
`
