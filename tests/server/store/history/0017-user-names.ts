import { withRowsVisible } from './rowSecurity.ts'

const NO_MOBILES = `
  update account set user_name = null where user_name ~ '^1[0-9]{10}$';`

/**
 * Whoever logs in types a user name or a mobile: a user name that is a mobile was somebody else's number, or doubled the
 * account's own. Such names are taken away, the accounts log in by their mobile, and no new one can be stored.
 */
export const up = `
  ${withRowsVisible(['account'], NO_MOBILES)}
  alter table account add constraint account_user_name_no_mobile check (user_name !~ '^1[0-9]{10}$');
`
