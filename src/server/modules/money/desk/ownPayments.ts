import { Right } from '#contract/codes.ts'
import { requireAccount } from '#server/base/authorize.ts'
import { listHolders } from '#server/base/repositories/accountLists.ts'
import type { CallSubject } from '#server/base/subject.ts'
import { isLeft, isOwnMatter, ownMatterRefusal } from '#server/modules/records/ownMatter.ts'
import { listRecordsOfPerson } from '#server/modules/records/repositories/applicationsOfPerson.ts'
import type { Tx } from '#server/store/store.ts'

/** Money of a membership, and the first of two persons who have to decide about it. */
export interface DecidedMoney {
  memberId: string | null
  before: string | null
}

/**
 * Returns which money the caller may not decide about because it is of an own membership and others may decide
 * (decision 0436).
 */
export async function ownPayments(
  tx: Tx,
  subject: CallSubject,
): Promise<(money: DecidedMoney) => boolean> {
  const account = requireAccount(subject)
  const { id: accountId, mobile, orgUnitId } = account
  const person = { accountId, mobile: mobile ?? undefined, orgUnitId: orgUnitId ?? undefined }
  const records = await listRecordsOfPerson(tx, person)
  const own = new Map(
    records.flatMap((record) => (isOwnMatter(account, record) ? [[record.id, record]] : [])),
  )
  if (own.size === 0) return () => false
  const holders = await listHolders(tx, Right.Dues)
  return ({ memberId, before }) => {
    const record = own.get(memberId ?? '')
    return record !== undefined && isLeft(holders, { record, before })
  }
}

/** @throws Conflict for money of `ownPayments` */
export async function refuseOwnPayment(
  tx: Tx,
  subject: CallSubject,
  money: DecidedMoney,
): Promise<void> {
  const isOwn = await ownPayments(tx, subject)
  if (isOwn(money)) throw ownMatterRefusal()
}
