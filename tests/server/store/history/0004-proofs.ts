import { rowSecurity } from './rowSecurity.ts'

export const up = `
  create table mobile_proof (
    org_id text collate "C" not null references organisation,
    hash text collate "C" not null,
    mobile text collate "C" not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (org_id, hash)
  );
  create table sms_code (
    org_id text collate "C" not null references organisation,
    mobile text collate "C" not null,
    purpose text collate "C" not null,
    code_hash text collate "C" not null,
    tries int not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    consumed_at timestamptz,
    primary key (org_id, mobile, purpose)
  );
  create table sms_send (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    mobile text collate "C" not null,
    purpose text collate "C" not null,
    ip text not null,
    sent_at timestamptz not null,
    primary key (org_id, id)
  );
  create index sms_send_mobile on sms_send (org_id, mobile, sent_at);
  create table rate_bucket (
    org_id text collate "C" not null references organisation,
    key text collate "C" not null,
    window_start timestamptz not null,
    count int not null,
    primary key (org_id, key, window_start)
  );
  ${rowSecurity('mobile_proof')}
  ${rowSecurity('sms_code')}
  ${rowSecurity('sms_send')}
  ${rowSecurity('rate_bucket')}
`
