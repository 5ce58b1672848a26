import { rowSecurity } from './rowSecurity.ts'

/**
 * Failed logins by what was typed and where from, whether such an account exists or not: a stranger elsewhere locks
 * nobody out, and a lock tells nothing. Takes the place of counters in the account.
 */
export const up = `
  create table login_failure (
    org_id text collate "C" not null,
    name text collate "C" not null,
    network text collate "C" not null,
    failures int not null,
    paused_until timestamptz,
    failed_at timestamptz not null,
    primary key (org_id, name, network)
  );
  ${rowSecurity('login_failure')}
  alter table account drop column failed_logins, drop column locked_until;
`
