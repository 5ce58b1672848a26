import type { Right } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { requireAccount } from '#server/base/authorize.ts'
import { type Holder, listHolders } from '#server/base/repositories/accountLists.ts'
import type { CallSubject } from '#server/base/subject.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Tx } from '#server/store/store.ts'
import type { Application } from './repositories/applicationTables.ts'

type Matter = Pick<Application, 'accountId' | 'mobile' | 'orgUnitId' | 'realName'>

/**
 * True for a record with the account's number, of its unit, or in its holder's name. What staff have entered for
 * somebody else is that person's matter.
 */
export const isOwnMatter = (account: Holder, record: Matter): boolean =>
  (account.mobile !== null && record.mobile === account.mobile) ||
  (account.orgUnitId !== null && record.orgUnitId === account.orgUnitId) ||
  (record.accountId === account.id && record.realName === account.realName)

/** A record that waits for a decision, and the first of two required persons, who cannot make it. */
interface Decided {
  record: Matter
  before: string | null
}

/**
 * Returns whether the caller may not decide because the matter is the caller's own and others may decide it (decision
 * 0436).
 */
export async function isBarred(
  tx: Tx,
  subject: CallSubject,
  { right, ...decided }: Decided & { right: Right },
): Promise<boolean> {
  const account = requireAccount(subject)
  if (!isOwnMatter(account, decided.record)) return false
  return isLeft(await listHolders(tx, right), decided)
}

/** True when one of the holders of a right may decide in the place of those whose own matter it is. */
export const isLeft = (holders: readonly Holder[], { record, before }: Decided): boolean =>
  holders.some((holder) => holder.id !== before && !isOwnMatter(holder, record))

export const ownMatterRefusal = (): Refusal => new Refusal(RefusalCode.Conflict, 'ownMatter')
