import { rowSecurity } from '../rowSecurity.ts'

/**
 * Logins by the hashes of their tokens. What a person is shown of one is an id that is no secret, and where it was
 * opened. A ticket carries a login to another site of the society, once.
 */
const TOKENS = `
  create table login_token (
    org_id text collate "C" not null,
    token_hash text collate "C" not null,
    id text collate "C" not null,
    account_id text collate "C" not null,
    user_agent text not null default '',
    network text not null default '',
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    primary key (org_id, token_hash),
    constraint login_token_id unique (org_id, id),
    foreign key (org_id, account_id) references account on delete cascade
  );
  create index login_token_account on login_token (org_id, account_id);
  ${rowSecurity('login_token')}

  create table login_ticket (
    org_id text collate "C" not null,
    ticket_hash text collate "C" not null,
    token_hash text collate "C" not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    primary key (org_id, ticket_hash),
    foreign key (org_id, token_hash) references login_token on delete cascade
  );
  ${rowSecurity('login_ticket')}
`

/**
 * Failed logins by what was typed and where from, whether such an account exists or not: a stranger elsewhere locks
 * nobody out, and a lock tells nothing.
 */
const FAILURES = `
  create table login_failure (
    org_id text collate "C" not null,
    login text collate "C" not null,
    login_hash text collate "C" not null,
    network text collate "C" not null,
    failures int not null,
    paused_until timestamptz,
    failed_at timestamptz not null,
    primary key (org_id, login_hash, network)
  );
  ${rowSecurity('login_failure')}
`

/** Links by which somebody sets the password of an account, once; an account has one that is good, the newest. */
const PASSWORD_LINKS = `
  create table password_link (
    org_id text collate "C" not null,
    account_id text collate "C" not null,
    ticket_hash text collate "C" not null,
    expires_at timestamptz not null,
    primary key (org_id, account_id),
    constraint password_link_ticket unique (org_id, ticket_hash),
    foreign key (org_id, account_id) references account on delete cascade
  );
  ${rowSecurity('password_link')}
`

/**
 * Second factors: the secret of an account with the last time step that was taken, so that no code is good twice, and
 * recovery codes by their hashes, each good once.
 */
const SECOND_FACTORS = `
  create table second_factor (
    org_id text collate "C" not null,
    account_id text collate "C" not null,
    secret text not null,
    last_step int not null default 0,
    confirmed_at timestamptz,
    created_at timestamptz not null,
    primary key (org_id, account_id),
    foreign key (org_id, account_id) references account on delete cascade
  );
  ${rowSecurity('second_factor')}

  create table recovery_code (
    org_id text collate "C" not null,
    account_id text collate "C" not null,
    code_hash text collate "C" not null,
    used_at timestamptz,
    primary key (org_id, account_id, code_hash),
    foreign key (org_id, account_id) references second_factor on delete cascade
  );
  ${rowSecurity('recovery_code')}
`

export const logins = TOKENS + FAILURES + PASSWORD_LINKS + SECOND_FACTORS
