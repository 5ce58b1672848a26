import type { ListedApplication } from '../../store/repositories/applicationRegistry.ts'
import type { RowPatch } from '../../store/repositories/applicationRepository.ts'
import type { Application } from '../../store/repositories/applicationTables.ts'
import type { Tx } from '../../store/store.ts'
import type { CallSubject } from '../subject.ts'
import { ownedRecords } from './ownRecords.ts'
import { RECORD_TYPES } from './recordTypeRegistry.ts'

/** New owner of a record, and the number that moves with it. */
interface Adoption {
  accountId: string
  /** Old and new number; absent when the number stays. */
  mobile?: { from: string; to: string }
}

/**
 * Assigns to the account the records that it owns by mobile alone (decision 0238). With a changed mobile, all its own
 * records are updated, in their columns and form values, so that they are found and reached by the new number. Locks
 * the records in the order of their ids, as everybody does who locks several.
 * @throws Conflict when the new number must not have such a record
 */
export async function adoptRecords(
  tx: Tx,
  subject: CallSubject,
  { accountId, mobile }: Adoption,
): Promise<void> {
  const person = { accountId, mobile: mobile?.from ?? subject.account?.mobile ?? undefined }
  const owned = await ownedRecords(tx, subject, person)
  for (const record of owned.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const isNobodys = record.accountId === null
    const moves = mobile !== undefined && record.mobile === mobile.from
    if (isNobodys || (moves && record.accountId === accountId))
      await adopt(tx, record, { accountId, ...(mobile && { mobile }) })
  }
}

async function adopt(
  tx: Tx,
  { category, id }: ListedApplication,
  adoption: Adoption,
): Promise<void> {
  const type = RECORD_TYPES[category]
  const record = await type.applications.lock(tx, id)
  if (!record) return
  const change = changeOf(record, adoption)
  if (change.mobile) await type.checkMove?.(tx, record, change.mobile)
  await type.applications.save(tx, record, change)
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
