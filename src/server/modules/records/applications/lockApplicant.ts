import type { FormValues } from '#contract/form.ts'
import { lockOwnAccount } from '#server/base/session/lockOwnAccount.ts'
import { type CallSubject, isOrgUser } from '#server/base/subject.ts'
import type { Tx } from '#server/store/store.ts'
import { shareOrgUnits } from '../repositories/orgUnits.ts'
import { idsIn } from '../repositories/unitPicks.ts'

/**
 * Locks what the writing of a record changes or refers to, in the order of decision 0434: the units that its values name
 * and the one that applies, then the account. A unit that is renamed is locked before its accounts, so that the database
 * would end one of the two otherwise. Nothing for callers without a login.
 * @throws as `lockOwnAccount`
 */
export async function lockApplicant(
  tx: Tx,
  subject: CallSubject,
  values: FormValues = {},
): Promise<void> {
  if (!subject.account) return
  const { orgUnitId } = subject.account
  const own = isOrgUser(subject) && orgUnitId ? [orgUnitId] : []
  await shareOrgUnits(tx, [...own, ...idsIn(values)])
  await lockOwnAccount(tx, subject)
}
