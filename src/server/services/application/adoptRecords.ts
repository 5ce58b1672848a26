import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../messages/refusal.ts'
import type { PersonRecord } from '../../store/repositories/applicationsOfPerson.ts'
import { memberApplications } from '../../store/repositories/memberApplications.ts'
import { orgApplications } from '../../store/repositories/orgApplications.ts'
import type { Tx } from '../../store/store.ts'
import type { CallSubject } from '../subject.ts'
import { ownedRecords } from './ownedRecords.ts'

/** Change of a record that moves with its owner. */
interface Going {
  accountId: string
  /** Old and new number; absent when the number stays. */
  mobile?: { from: string; to: string }
}

/**
 * Assigns to the account the records it owns by mobile alone (decision 0238). With a changed mobile, all its own
 * records are updated, in their columns and form values, so that they are found and reached by the new number. Throws
 * Conflict when the new number already has an application for the same member type.
 */
export async function adoptRecords(
  tx: Tx,
  subject: CallSubject,
  { accountId, mobile }: Going,
): Promise<void> {
  const person = { accountId, mobile: mobile?.from ?? subject.account?.mobile ?? undefined }
  for (const record of await ownedRecords(tx, subject, person)) {
    const isNobodys = record.accountId === null
    const moves = mobile !== undefined && record.mobile === mobile.from
    if (isNobodys || (moves && record.accountId === accountId))
      await adopt(tx, record, { accountId, ...(mobile && { mobile }) })
  }
}

async function adopt(tx: Tx, { category, id }: PersonRecord, going: Going): Promise<void> {
  if (category === 'organisation') {
    const record = await orgApplications.lock(tx, id)
    if (record) await orgApplications.save(tx, record, changeOf(record, going))
    return
  }
  const record = await memberApplications.lock(tx, id)
  if (!record) return
  const change = changeOf(record, going)
  const { oneMemberCode, memberType, orgUnitId } = record
  const moved = 'mobile' in change && orgUnitId === null && { mobile: change.mobile }
  if (moved && (await memberApplications.count(tx, { oneMemberCode, memberType, ...moved })) > 0)
    throw new Refusal(RefusalCode.Conflict, 'applicationExistsMobile')
  await memberApplications.save(tx, record, change)
}

interface FilledIn {
  mobile: string | null
  formInfo: Readonly<{ [name: string]: unknown }>
}

function changeOf({ mobile, formInfo }: FilledIn, { accountId, mobile: going }: Going) {
  if (!going || mobile !== going.from) return { accountId }
  const isFilledIn = formInfo.mobile === going.from
  return {
    accountId,
    mobile: going.to,
    ...(isFilledIn && { formInfo: { ...formInfo, mobile: going.to } }),
  }
}
