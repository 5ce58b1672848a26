import { withRowsVisible } from './rowSecurity.ts'

/**
 * What a person is shown of the logins of an account: an id that is no secret, and where each was opened. Logins from
 * before have an id and nothing else to show. When an account was last used outlives its logins.
 */
export const up = `
  alter table login_token
    add column id text collate "C",
    add column user_agent text not null default '',
    add column network text not null default '';
  ${withRowsVisible(['login_token'], 'update login_token set id = md5(gen_random_uuid()::text);')}
  alter table login_token
    alter column id set not null,
    add constraint login_token_id unique (org_id, id);
  alter table account add column last_seen_at timestamptz;
`
