import { rowSecurity, withRowsVisible } from './rowSecurity.ts'

const REMINDED_BEFORE = `
  update dues_reminder set outcome = 'sent', outcome_at = sent_at where sent_at is not null;
`

/**
 * Questions about orders with their messages, pauses of reminders, and what became of each reminder. Messages are only
 * ever added; a second open question of an order is refused by the database.
 */
export const up = `
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
  create index dues_question_member on dues_question (org_id, member_id);
  create index dues_question_order on dues_question (org_id, order_id);

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

  create table dues_pause (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    member_id text collate "C" not null,
    until text collate "C" not null check (until ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    reason text not null,
    paused_by text collate "C" not null,
    paused_by_name text not null,
    created_at timestamptz not null,
    ended_at timestamptz,
    primary key (org_id, id)
  );
  create unique index dues_pause_member on dues_pause (org_id, member_id) where ended_at is null;

  alter table dues_reminder
    add column outcome text collate "C" not null default 'queued'
      check (outcome in ('queued', 'sent', 'failed', 'refused', 'stopped')),
    add column reason text not null default '',
    add column address text not null default '',
    add column outcome_at timestamptz;
  ${withRowsVisible(['dues_reminder'], REMINDED_BEFORE)}

  ${rowSecurity('dues_question', 'select, insert, update')}
  ${rowSecurity('dues_question_message', 'select, insert')}
  ${rowSecurity('dues_pause', 'select, insert, update')}
`
