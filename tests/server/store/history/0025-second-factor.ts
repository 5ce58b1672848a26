import { rowSecurity } from './rowSecurity.ts'

/**
 * Second factors: the sealed secret of an account with the last time step that was taken, so that no code is good twice,
 * and recovery codes by their hashes, each good once. The account knows since when it has one.
 */
export const up = `
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
  alter table account add column second_factor_at timestamptz;
`
