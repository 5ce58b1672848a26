import { SYSTEM_ROLE } from '#server/store/roles.ts'

/** What becomes encrypted (decision 0385), by table. */
const SEALED: Readonly<Record<string, readonly string[]>> = {
  account: ['birth_day', 'position', 'major', 'address'],
  activity_log: ['who_name', 'who_name_hash'],
  audit_entry: ['real_name', 'opinion'],
  certificate: ['name', 'claims'],
  config_change: ['title', 'note', 'remark'],
  config_version: ['author', 'note'],
  dues_closing: ['note', 'proposed_by_name', 'closed_by_name'],
  dues_closing_proposal: ['note', 'proposed_by_name'],
  dues_deed: ['done_by_name', 'reason'],
  dues_invoice: [
    'decided_by_name',
    'decided_opinion',
    'opinion',
    'red_reason',
    'red_by_name',
    'sent_by_name',
    'send_message',
    'enclosure',
    'red_enclosure',
  ],
  dues_manual_payment: [
    'decided_by_name',
    'decided_opinion',
    'payer',
    'note',
    'entered_by_name',
    'enclosure',
  ],
  dues_manual_share: ['said'],
  dues_order: [
    'decided_by_name',
    'decided_opinion',
    'checked_by_name',
    'checked_opinion',
    'remark',
    'opinion',
    'enclosure',
  ],
  dues_pause: ['reason', 'paused_by_name'],
  dues_payment: ['decided_by_name', 'decided_opinion'],
  dues_plan: ['reason', 'ended_by_name'],
  dues_question_message: ['written_by_name', 'text'],
  dues_receipt: ['voided_by_name', 'void_reason'],
  dues_reconcile: ['name', 'note', 'handled_by'],
  dues_refund: ['decided_by_name', 'decided_opinion', 'reason', 'asked_by_name', 'message'],
  dues_relief: ['note', 'done_by_name', 'enclosure'],
  dues_relief_step: ['reason', 'done_by_name'],
  dues_statement: ['imported_by_name', 'enclosure'],
  dues_statement_line: ['payer', 'memo', 'note', 'settled_by_name'],
  member_application: ['introduction', 'enclosure'],
  or_application: ['enclosure'],
  recommendation: ['real_name', 'birth_day', 'org_name'],
  uploaded_file: ['name'],
}

const TABLES = Object.keys(SEALED)

const granted = Object.entries(SEALED)
  .map(([table, columns]) => `grant update (${columns.join(', ')}) on ${table} to ${SYSTEM_ROLE};`)
  .join('\n')

/** Columns of tables that are append-only, of which a text may be exchanged for a sealed one. */
const EXCHANGED = `array['who_name', 'who_name_hash', 'real_name', 'opinion']`

/**
 * What people write to and about each other is encrypted by the processes of this version as they write it; the rows that are
 * there are encrypted by a chore, some pages a transaction (`sealRows`). It begins an hour later: until then no process of the
 * version before is left, which would show what it cannot read.
 *
 * Tables that are append-only stay so: a text may be exchanged for an encrypted one, by who says that this is done, and
 * nothing else of the row.
 */
export const up = `
  alter table activity_log add column who_name_hash text collate "C";
  alter table activity_log drop constraint activity_log_who_name_check;

  create or replace function refuse_log_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and current_setting('app.forgetting', true) = 'on' then return old; end if;
    if tg_op = 'UPDATE' and current_setting('app.sealing', true) = 'on'
      and to_jsonb(new) - ${EXCHANGED} = to_jsonb(old) - ${EXCHANGED}
      and not exists (
        select from jsonb_each_text(to_jsonb(new)) written
        where written.key in ('who_name', 'real_name', 'opinion') and written.value <> ''
          and not starts_with(written.value, 'v1.'))
    then return new; end if;
    raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
  end $$;

  create table seal_filling (
    table_name text collate "C" primary key,
    page integer not null,
    begin_at timestamptz not null
  );
  insert into seal_filling values
    ${TABLES.map((table) => `('${table}', 0, now() + interval '1 hour')`).join(',\n    ')};
  alter table seal_filling enable row level security;
  alter table seal_filling force row level security;
  create policy every_filling on seal_filling to ${SYSTEM_ROLE} using (true) with check (true);
  grant select, insert, update, delete on seal_filling to ${SYSTEM_ROLE};

  ${granted}
`
