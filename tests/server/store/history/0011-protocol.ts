import { rowSecurity } from './rowSecurity.ts'

export const up = `
  create table envelope_key (
    org_id text collate "C" not null references organisation,
    kid text collate "C" not null,
    public_key text not null,
    private_key text not null,
    created_at timestamptz not null,
    primary key (org_id, kid)
  );
  create table envelope_nonce (
    org_id text collate "C" not null references organisation,
    nonce text collate "C" not null,
    expires_at timestamptz not null,
    primary key (org_id, nonce)
  );
  create index envelope_nonce_age on envelope_nonce (org_id, expires_at);
  create table login_ticket (
    org_id text collate "C" not null,
    ticket_hash text collate "C" not null,
    token_hash text collate "C" not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    primary key (org_id, ticket_hash),
    foreign key (org_id, token_hash) references login_token on delete cascade
  );
  ${rowSecurity('envelope_key')}
  ${rowSecurity('envelope_nonce')}
  ${rowSecurity('login_ticket')}
`
