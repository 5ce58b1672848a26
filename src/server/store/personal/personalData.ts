import { accounts } from './accounts.ts'
import { applications } from './applications.ts'
import { dues } from './dues.ts'
import type { PersonalTables } from './personalTable.ts'
import { sessions } from './sessions.ts'
import { society } from './society.ts'

/**
 * Where personal data is, by table and column. Data download, account closing and retention follow it; a missing table
 * or column does not compile.
 */
export const PERSONAL_DATA: PersonalTables = {
  ...accounts,
  ...sessions,
  ...applications,
  ...dues,
  ...society,
}
