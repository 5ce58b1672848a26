import { SYSTEM_ROLE } from '#server/store/roles.ts'
import { rowSecurity, withRowsVisible } from './rowSecurity.ts'

const hashed = (table: string, column: string): string => `
  alter table ${table} add column ${column}_hash text collate "C";`

const picksOf = (table: string): string => `
  insert into unit_pick (org_id, unit_id, holder)
    select distinct unit.org_id, unit.id, holder.id
    from ${table} holder
    cross join lateral jsonb_path_query(holder.form_info, 'strict $.** ? (@.type() == "string")') as found(text)
    join org_unit unit on unit.org_id = holder.org_id and unit.id = found.text #>> '{}';`

const asText = (table: string, column: string): string => `
  alter table ${table} alter column ${column} type text using ${column}::text;`

const lookedUp = (index: string, table: string, columns: string): string => `
  drop index if exists ${index};
  create index ${index} on ${table} (org_id, ${columns});`

const unique = (constraint: string, column: string): string => `
  alter table account drop constraint ${constraint};
  alter table account add constraint ${constraint} unique (org_id, ${column});`

/**
 * Card numbers, mobiles and what people filled in are encrypted, with a keyed hash beside what is looked up or unique;
 * JSON becomes text. What is there already is encrypted after this, with the server's keys (`prepareEncryption`). Codes
 * and failed logins, which last for minutes, are dropped instead. The ids of the keys that rows need are noted, and which
 * units answers name, which nobody can look up in them any more.
 */
export const up = `
  create table unit_pick (
    org_id text collate "C" not null,
    unit_id text collate "C" not null,
    holder text collate "C" not null,
    primary key (org_id, holder, unit_id),
    foreign key (org_id, unit_id) references org_unit
  );
  create index unit_pick_unit on unit_pick (org_id, unit_id);
  ${rowSecurity('unit_pick')}
  ${withRowsVisible(
    ['org_unit', 'unit_pick', 'member_application', 'or_application'],
    picksOf('member_application') + picksOf('or_application'),
  )}

  truncate login_failure, sms_code;
  alter table login_failure rename column name to login;
  ${hashed('login_failure', 'login')}
  alter table login_failure drop constraint login_failure_pkey;
  alter table login_failure add primary key (org_id, login_hash, network);
  ${hashed('sms_code', 'mobile')}
  alter table sms_code drop constraint sms_code_pkey;
  alter table sms_code add primary key (org_id, mobile_hash, purpose);

  ${hashed('account', 'mobile')}
  ${hashed('account', 'card_no')}
  ${unique('account_mobile_taken', 'mobile_hash')}
  ${unique('account_card_no_taken', 'card_no_hash')}
  ${hashed('org_unit', 'link_phone')}
  ${hashed('consent', 'mobile')}
  ${hashed('mobile_proof', 'mobile')}
  ${hashed('sms_send', 'mobile')}
  ${lookedUp('sms_send_mobile', 'sms_send', 'mobile_hash, sent_at')}
  ${hashed('member_application', 'mobile')}
  ${hashed('member_application', 'card_no')}
  ${lookedUp('member_application_mobile', 'member_application', 'mobile_hash')}
  ${lookedUp('member_application_card', 'member_application', 'card_no_hash')}
  ${hashed('or_application', 'mobile')}
  ${hashed('or_application', 'card_no')}
  ${lookedUp('or_application_mobile', 'or_application', 'mobile_hash')}
  ${lookedUp('or_application_card', 'or_application', 'card_no_hash')}
  ${hashed('recommendation', 'card_no')}
  ${lookedUp('recommendation_card', 'recommendation', 'card_no_hash')}
  ${hashed('uploaded_file', 'owner')}

  ${asText('member_application', 'form_info')}
  ${asText('or_application', 'form_info')}
  ${asText('dues_invoice', 'info')}
  ${asText('idempotency', 'body')}
  ${asText('outbox', 'payload')}

  grant update (mobile, mobile_hash) on consent to ${SYSTEM_ROLE};
  grant update (card_no, card_no_hash) on recommendation to ${SYSTEM_ROLE};
  create table encryption_key (
    purpose text collate "C" not null check (purpose in ('encrypt', 'lookup')),
    key_id text collate "C" not null,
    since timestamptz not null,
    primary key (purpose, key_id)
  );
  alter table encryption_key enable row level security;
  alter table encryption_key force row level security;
  create policy every_key on encryption_key to ${SYSTEM_ROLE} using (true) with check (true);
  grant select, insert, delete on encryption_key to ${SYSTEM_ROLE};
`
