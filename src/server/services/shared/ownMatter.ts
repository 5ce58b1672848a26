import type { Right } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../messages/refusal.ts'
import { listHolders } from '../../store/repositories/accountLists.ts'
import type { Application } from '../../store/repositories/applicationTables.ts'
import type { Tx } from '../../store/store.ts'
import { requireAccount } from '../authorize.ts'
import type { CallSubject, SubjectAccount } from '../subject.ts'

type Matter = Pick<Application, 'accountId' | 'mobile' | 'orgUnitId' | 'realName'>

/**
 * True for a record with the account's number, of its unit, or in its holder's name. What staff have entered for
 * somebody else is that person's matter.
 */
export const isOwnMatter = (account: SubjectAccount, record: Matter): boolean =>
  (account.mobile !== null && record.mobile === account.mobile) ||
  (account.orgUnitId !== null && record.orgUnitId === account.orgUnitId) ||
  (record.accountId === account.id && record.realName === account.realName)

/**
 * Returns whether the caller may not decide because the matter is the caller's own and others may decide it (decision
 * 0436). `before` is the first of two required persons, who cannot decide in the caller's place.
 */
export async function isBarred(
  tx: Tx,
  subject: CallSubject,
  { record, right, before }: { record: Matter; right: Right; before: string | null },
): Promise<boolean> {
  const account = requireAccount(subject)
  if (!isOwnMatter(account, record)) return false
  return isLeft(await listHolders(tx, right), account, before)
}

/** True when somebody other than the account and the first of two persons is among the holders of a right. */
export const isLeft = (
  holders: readonly string[],
  { id }: SubjectAccount,
  before: string | null,
): boolean => holders.some((holder) => holder !== id && holder !== before)

export const ownMatterRefusal = (): Refusal => new Refusal(RefusalCode.Conflict, 'ownMatter')
