import { SYSTEM_ROLE } from '../roles.ts'
import { rowSecurity, systemAlone } from '../rowSecurity.ts'
import { isDay } from './checks.ts'

/** The ids of the keys that rows need, with which they are encrypted or looked up. */
const KEYS = `
  create table encryption_key (
    purpose text collate "C" not null check (purpose in ('encrypt', 'lookup')),
    key_id text collate "C" not null,
    since timestamptz not null,
    primary key (purpose, key_id)
  );
  ${systemAlone('encryption_key', 'every_key', 'select, insert, delete')}
`

/**
 * Tables whose rows are still to be encrypted, or to get their codes, and the page at which the maintenance goes on
 * (`sealRows`). A database that was encrypted from its first row has none.
 */
const SEALING = `
  create table seal_filling (
    table_name text collate "C" primary key,
    page integer not null,
    begin_at timestamptz not null
  );
  ${systemAlone('seal_filling', 'every_filling', 'select, insert, update, delete')}
`

/**
 * What the maintenance writes anew under the current key, with what is kept beside it, by table: the system role may do
 * so also where nobody may change a row (decisions 0385, 0422).
 */
const SEALED: Readonly<Record<string, readonly string[]>> = {
  account: [
    ...['birth_day', 'position', 'major', 'address', 'user_name_codes', 'real_name'],
    ...['real_name_codes', 'org_name', 'org_name_codes', 'expertise', 'expertise_codes'],
  ],
  activity_log: ['who_name', 'who_name_hash'],
  audit_entry: ['real_name', 'opinion'],
  certificate: ['name', 'claims'],
  config_change: ['title', 'note', 'remark'],
  config_version: ['author', 'note'],
  consent: ['mobile', 'mobile_hash'],
  dues_closing: ['note', 'proposed_by_name', 'closed_by_name'],
  dues_closing_proposal: ['note', 'proposed_by_name'],
  dues_deed: ['done_by_name', 'reason'],
  dues_invoice: [
    ...['decided_by_name', 'decided_opinion', 'opinion', 'red_reason', 'red_by_name'],
    ...['sent_by_name', 'send_message', 'enclosure', 'red_enclosure'],
  ],
  dues_manual_payment: [
    ...['decided_by_name', 'decided_opinion', 'payer', 'note', 'entered_by_name', 'enclosure'],
  ],
  dues_manual_share: ['said'],
  dues_order: [
    ...['decided_by_name', 'decided_opinion', 'checked_by_name', 'checked_opinion'],
    ...['remark', 'opinion', 'enclosure'],
  ],
  dues_pause: ['reason', 'paused_by_name'],
  dues_payment: ['decided_by_name', 'decided_opinion'],
  dues_plan: ['reason', 'ended_by_name'],
  dues_question_message: ['written_by_name', 'text'],
  dues_receipt: ['voided_by_name', 'void_reason'],
  dues_reconcile: ['name', 'note', 'handled_by'],
  dues_refund: ['decided_by_name', 'decided_opinion', 'reason', 'asked_by_name', 'message'],
  dues_relief: ['note', 'done_by_name', 'enclosure', 'resolution', 'resolution_codes'],
  dues_relief_step: ['reason', 'done_by_name'],
  dues_statement: ['imported_by_name', 'enclosure'],
  dues_statement_line: ['payer', 'memo', 'note', 'settled_by_name'],
  member_application: [
    ...['introduction', 'enclosure', 'real_name', 'real_name_hash', 'real_name_codes'],
    ...['real_name_patterns', 'org_name', 'org_name_hash', 'org_name_codes'],
  ],
  or_application: ['enclosure', 'real_name', 'real_name_codes', 'org_name', 'org_name_codes'],
  org_unit: ['org_name', 'org_name_hash', 'org_name_codes', 'link_man', 'link_man_codes'],
  recommendation: ['card_no', 'card_no_hash', 'real_name', 'birth_day', 'org_name'],
  uploaded_file: ['name'],
}

const WRITTEN_ANEW = Object.entries(SEALED)
  .map(([table, columns]) => `grant update (${columns.join(', ')}) on ${table} to ${SYSTEM_ROLE};`)
  .join('\n')

/**
 * What leaves when its period has passed: a run of a day is reported in its own row, whose step tells a job of it from
 * one that was done.
 */
const RETENTION = `
  create table retention_run (
    org_id text collate "C" not null references organisation,
    day text collate "C" not null check (${isDay('day')}),
    step integer not null,
    taken jsonb not null,
    started_at timestamptz not null,
    finished_at timestamptz,
    primary key (org_id, day)
  );
  ${rowSecurity('retention_run', 'select, insert, update')}
`

export const privacy = KEYS + SEALING + WRITTEN_ANEW + RETENTION
