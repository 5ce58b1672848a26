import type { CallSubject } from '#server/base/subject.ts'
import type { Tx } from '#server/store/store.ts'
import type { RowPatch } from '../repositories/applicationRepository.ts'
import type { Application } from '../repositories/applicationTables.ts'
import { lockOwnedRecords } from './ownRecords.ts'
import { RECORD_TYPES } from './recordTypeRegistry.ts'

/** New owner of a record, and the number that moves with it. */
interface Adoption {
  accountId: string
  /** Old and new number; absent when the number stays. */
  mobile?: { from: string; to: string }
}

/**
 * Assigns to the account the records that it owns by mobile alone (decision 0238). With a changed mobile, all its own
 * records are updated, in their columns and form values, so that they are found and reached by the new number. The
 * account must be locked; the records are locked in the order of their ids, as everybody does who locks several.
 * @throws Conflict when the new number must not have such a record
 */
export async function adoptRecords(
  tx: Tx,
  subject: CallSubject,
  { accountId, mobile }: Adoption,
): Promise<void> {
  const person = { accountId, mobile: mobile?.from ?? subject.account?.mobile ?? undefined }
  for (const { category, record } of await lockOwnedRecords(tx, subject, person)) {
    const isNobodys = record.accountId === null
    const moves = mobile !== undefined && record.mobile === mobile.from
    if (!isNobodys && !(moves && record.accountId === accountId)) continue
    const type = RECORD_TYPES[category]
    const change = changeOf(record, { accountId, ...(mobile && { mobile }) })
    if (change.mobile) await type.checkMove?.(tx, record, change.mobile)
    await type.applications.save(tx, record, change)
  }
}

function changeOf(
  { mobile, formInfo }: Application,
  { accountId, mobile: moved }: Adoption,
): RowPatch<Application> {
  if (!moved || mobile !== moved.from) return { accountId }
  const isFilledIn = formInfo.mobile === moved.from
  return {
    accountId,
    mobile: moved.to,
    ...(isFilledIn && { formInfo: { ...formInfo, mobile: moved.to } }),
  }
}
