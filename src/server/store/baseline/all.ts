import { accounts } from './accounts.ts'
import { applications } from './applications.ts'
import { certificates } from './certificates.ts'
import { changeSets } from './changeSets.ts'
import { configuration } from './configuration.ts'
import { closings } from './dues/closings.ts'
import { credits } from './dues/credits.ts'
import { entries } from './dues/entries.ts'
import { invoices } from './dues/invoices.ts'
import { ledger } from './dues/ledger.ts'
import { columnsOfLists } from './dues/lists.ts'
import { orders } from './dues/orders.ts'
import { payments } from './dues/payments.ts'
import { plans } from './dues/plans.ts'
import { reminders } from './dues/reminders.ts'
import { statements } from './dues/statements.ts'
import { terms } from './dues/terms.ts'
import { files } from './files.ts'
import { fillings } from './fillings.ts'
import { logins } from './logins.ts'
import { namePatterns } from './namePatterns.ts'
import { operations } from './operations.ts'
import { organisations } from './organisations.ts'
import { positions } from './positions.ts'
import { privacy } from './privacy.ts'
import { proofs } from './proofs.ts'
import { records } from './records.ts'
import { roles } from './roles.ts'
import { searchTerms } from './searchTerms.ts'
import { searchText } from './searchText.ts'
import { shards } from './shards.ts'

const DUES = [
  orders,
  payments,
  ledger,
  closings,
  terms,
  credits,
  invoices,
  plans,
  statements,
  entries,
  reminders,
  columnsOfLists,
]

/**
 * The schema that a new database begins with, by area, each after those it refers to. As any migration its text never
 * changes once released: later ones change the tables.
 */
export const baseline = [
  roles,
  organisations,
  configuration,
  changeSets,
  accounts,
  logins,
  proofs,
  applications,
  positions,
  certificates,
  files,
  records,
  searchText,
  searchTerms,
  namePatterns,
  ...DUES,
  operations,
  privacy,
  fillings,
  shards,
].join('\n')
