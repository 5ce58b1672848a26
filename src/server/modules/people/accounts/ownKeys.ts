import { UserType } from '#contract/codes.ts'
import type { Account } from '#server/base/repositories/accounts.ts'
import type { CallSubject } from '#server/base/subject.ts'
import { ownedRecords } from '#server/modules/records/applications/ownRecords.ts'
import type { PersonOwner } from '#server/modules/records/repositories/applicationFilter.ts'
import type { Tx } from '#server/store/store.ts'
import { type PersonKeys, personKeys } from '../repositories/personKeys.ts'

/**
 * Returns the keys by which all data about the caller is found; of records only those that the caller owns, not those
 * of an earlier owner of the number.
 */
export async function ownKeys(tx: Tx, account: Account, subject: CallSubject): Promise<PersonKeys> {
  return personKeys(tx, account, await ownedRecords(tx, subject, ownerOf(account)))
}

/** The account as the owner of records. */
export function ownerOf({ id, mobile, orgUnitId, userType }: Account): PersonOwner {
  const unit = userType === UserType.Organisation ? { orgUnitId: orgUnitId ?? undefined } : {}
  return { accountId: id, mobile: mobile ?? undefined, ...unit }
}
