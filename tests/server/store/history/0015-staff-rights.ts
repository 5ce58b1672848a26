import { withRowsVisible } from './rowSecurity.ts'

const RIGHTS_OF_STAFF = `
  update account
    set rights = '["audit.first", "audit.second", "dues", "configure", "publish", "accounts", "export"]'
    where user_type = '9';
`

/** What a member of staff may do. Those there are keep doing all they could; later ones get what they are given. */
export const up = `
  alter table account add column rights jsonb not null default '[]';
  ${withRowsVisible(['account'], RIGHTS_OF_STAFF)}
  alter table account add constraint account_rights_of_staff
    check (jsonb_typeof(rights) = 'array' and (user_type = '9' or rights = '[]'));
`
