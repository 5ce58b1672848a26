import { rowSecurity } from './rowSecurity.ts'

export const up = `
  create table org_unit (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    org_name text not null,
    area_code text collate "C" not null,
    link_man text not null,
    link_phone text not null,
    org_type text collate "C" not null,
    created_at timestamptz not null,
    primary key (org_id, id),
    constraint org_unit_name_taken unique (org_id, area_code, org_name)
  );
  create table account (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    user_type text collate "C" not null check (user_type in ('1', '2', '9')),
    user_name text collate "C",
    mobile text collate "C",
    real_name text not null,
    pwd_hash text,
    org_unit_id text collate "C",
    org_name text,
    area_code text collate "C",
    sex text collate "C",
    birth_day text collate "C",
    card_type text collate "C",
    card_no text collate "C",
    title text,
    position text,
    subject text,
    edu text,
    major text,
    address text,
    failed_logins int not null default 0,
    locked_until timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (org_id, id),
    foreign key (org_id, org_unit_id) references org_unit,
    constraint account_mobile_taken unique (org_id, mobile),
    constraint account_user_name_taken unique (org_id, user_name),
    constraint account_card_no_taken unique (org_id, card_no)
  );
  create index account_unit on account (org_id, org_unit_id);
  create table login_token (
    org_id text collate "C" not null,
    token_hash text collate "C" not null,
    account_id text collate "C" not null,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    primary key (org_id, token_hash),
    foreign key (org_id, account_id) references account on delete cascade
  );
  create index login_token_account on login_token (org_id, account_id);
  create table consent (
    org_id text collate "C" not null references organisation,
    id text collate "C" not null,
    account_id text collate "C",
    mobile text collate "C",
    document text collate "C" not null,
    version text collate "C" not null,
    ip text not null,
    at timestamptz not null,
    primary key (org_id, id)
  );
  create index consent_account on consent (org_id, account_id, document);
  ${rowSecurity('org_unit')}
  ${rowSecurity('account')}
  ${rowSecurity('login_token')}
  ${rowSecurity('consent', 'select, insert')}
`
