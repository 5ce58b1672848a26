import { SYSTEM_ROLE } from '../../roles.ts'
import { rowSecurity } from '../../rowSecurity.ts'
import { isDay } from '../checks.ts'

/**
 * Reminders, of a term that ends or of a plan's part, each sent once by each way, with what became of it; and pauses, in
 * which a member gets none. What is old is removed by the system role alone.
 */
const REMINDERS = `
  create table dues_reminder (
    org_id text collate "C" not null references organisation,
    member_id text collate "C" not null,
    end_at text collate "C" not null,
    day integer not null,
    way text collate "C" not null check (way in ('sms', 'mail')),
    plan_id text collate "C" not null default '',
    created_at timestamptz not null,
    sent_at timestamptz,
    outcome text collate "C" not null default 'queued'
      check (outcome in ('queued', 'sent', 'failed', 'refused', 'stopped')),
    outcome_at timestamptz,
    reason text not null default '',
    address text not null default '',
    primary key (org_id, member_id, end_at, day, way, plan_id)
  );
  create index dues_reminder_of on dues_reminder using hash (member_id) with (fillfactor = 50);
  create index dues_reminder_at on dues_reminder (org_id, created_at);
  create index dues_reminder_created
    on dues_reminder (org_id, created_at desc, member_id desc, end_at, day, way, plan_id);
  create index dues_reminder_outcome
    on dues_reminder (org_id, outcome, created_at desc, member_id desc, end_at, day, way, plan_id);
  ${rowSecurity('dues_reminder', 'select, insert, update')}
  grant delete on dues_reminder to ${SYSTEM_ROLE};

  create table dues_pause (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    member_id text collate "C" not null,
    until text collate "C" not null check (${isDay('until')}),
    reason text not null,
    paused_by text collate "C" not null,
    paused_by_name text not null,
    created_at timestamptz not null,
    ended_at timestamptz,
    primary key (org_id, id)
  );
  create unique index dues_pause_member on dues_pause (org_id, member_id) where ended_at is null;
  create index dues_pause_until on dues_pause (org_id, until, id) include (member_id) where ended_at is null;
  ${rowSecurity('dues_pause', 'select, insert, update')}
`

/** Questions about orders with their messages, which are only ever added; an order has one open question. */
const QUESTIONS = `
  create table dues_question (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    order_id text collate "C" not null,
    member_id text collate "C" not null,
    kind text collate "C" not null
      check (kind in ('amount', 'missing', 'invoice', 'dispute', 'other')),
    created_at timestamptz not null,
    closed_at timestamptz,
    primary key (org_id, id),
    foreign key (org_id, order_id) references dues_order
  );
  create unique index dues_question_open on dues_question (org_id, order_id)
    where closed_at is null;
  create index dues_question_order on dues_question (org_id, order_id);
  create index dues_question_member on dues_question (org_id, member_id);
  create index dues_question_of on dues_question using hash (member_id) with (fillfactor = 50);
  create index dues_question_created on dues_question (org_id, created_at, id);
  create index dues_question_listed on dues_question (
    org_id, (case when closed_at is null then created_at end), created_at desc, id desc);
  create index dues_question_closed on dues_question (org_id, created_at, id) where closed_at is not null;
  ${rowSecurity('dues_question', 'select, insert, update')}

  create table dues_question_message (
    org_id text collate "C" not null references organisation,
    question_id text collate "C" not null,
    line integer not null check (line >= 0),
    author text collate "C" not null check (author in ('member', 'staff')),
    written_by text collate "C",
    written_by_name text,
    text text not null,
    created_at timestamptz not null,
    primary key (org_id, question_id, line),
    foreign key (org_id, question_id) references dues_question,
    check ((author = 'staff') = (written_by is not null))
  );
  ${rowSecurity('dues_question_message', 'select, insert')}
`

export const reminders = REMINDERS + QUESTIONS
