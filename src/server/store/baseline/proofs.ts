import { rowSecurity } from '../rowSecurity.ts'

/** Codes sent to a mobile, the newest good for each purpose; what was sent, for limits; and mobiles that are proven. */
const MOBILES = `
  create table sms_code (
    org_id text collate "C" not null references organisation,
    mobile text collate "C" not null,
    mobile_hash text collate "C" not null,
    purpose text collate "C" not null,
    code_hash text collate "C" not null,
    tries int not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    consumed_at timestamptz,
    primary key (org_id, mobile_hash, purpose)
  );
  ${rowSecurity('sms_code')}

  create table sms_send (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    mobile text collate "C" not null,
    mobile_hash text collate "C",
    purpose text collate "C" not null,
    ip text not null,
    sent_at timestamptz not null,
    primary key (org_id, id)
  );
  create index sms_send_mobile on sms_send (org_id, mobile_hash, sent_at);
  ${rowSecurity('sms_send')}

  create table mobile_proof (
    org_id text collate "C" not null references organisation,
    hash text collate "C" not null,
    mobile text collate "C" not null,
    mobile_hash text collate "C",
    card_tail text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (org_id, hash)
  );
  ${rowSecurity('mobile_proof')}
`

/** Keys of sealed calls, and the numbers that make each of these calls good once. */
const ENVELOPES = `
  create table envelope_key (
    org_id text collate "C" not null references organisation,
    kid text collate "C" not null,
    public_key text not null,
    private_key text not null,
    created_at timestamptz not null,
    primary key (org_id, kid)
  );
  ${rowSecurity('envelope_key')}

  create table envelope_nonce (
    org_id text collate "C" not null references organisation,
    nonce text collate "C" not null,
    expires_at timestamptz not null,
    primary key (org_id, nonce)
  );
  create index envelope_nonce_age on envelope_nonce (org_id, expires_at);
  ${rowSecurity('envelope_nonce')}
`

export const proofs = MOBILES + ENVELOPES
