import { MemberCategory, OptionCode } from '#contract/codes.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import {
  type Application,
  type ApplicationPatch,
  saveApplication,
} from '../../store/repositories/applications.ts'
import { appendAudit } from '../../store/repositories/audits.ts'
import { findOrgUnit } from '../../store/repositories/orgUnits.ts'
import type { Tx } from '../../store/store.ts'
import type { CheckedSubmission } from '../forms/checkSubmission.ts'
import { filesOf } from '../forms/filesOf.ts'
import { once } from '../idempotency/once.ts'
import { takeFiles } from '../storage/checkFiles.ts'
import { type CallSubject, ownershipSubject } from '../subject.ts'
import { groupApplicant, individualApplicant } from './applicants.ts'
import { lockRecord } from './findRecord.ts'
import { oldFiles, prepareChange, requireEnclosure, statusAfter } from './prepareChange.ts'

type Change = CallRequest<'memberStatus'>

/** What an owner may ask for, as it stands in the record's history. */
const OPINIONS: Record<OptionCode, string> = {
  [OptionCode.Modify]: '修改申请表',
  [OptionCode.Upload]: '上传申请表',
  [OptionCode.Report]: '上报申请',
}

/**
 * Modify, upload or report. `optionCode` decides the transition, `status` is what the client believes: a stale one is
 * refused. What needs the storage or the form's rules is looked at first, the record is then locked and looked at again.
 */
export async function changeStatus(request: Change): Promise<boolean> {
  let checked: CheckedSubmission | undefined
  return once(request, 'memberStatus', {
    before: async () => {
      checked = await prepareChange(request)
    },
    work: async (tx) => {
      const { input, subject } = request
      const record = await lockRecord(tx, input.id, subject, 'change')
      const status = statusAfter(record, input)
      const patch = await patchOf(tx, request, record, checked)
      await saveApplication(tx, record, { ...patch, status })
      await appendAudit(tx, {
        objId: record.id,
        nodeId: record.status,
        status,
        realName: record.realName ?? '',
        opinion: OPINIONS[input.optionCode],
        accountId: subject.account?.id ?? null,
      })
      return true
    },
  })
}

async function patchOf(
  tx: Tx,
  { input, subject, parts }: Change,
  record: Application,
  checked: CheckedSubmission | undefined,
): Promise<ApplicationPatch> {
  if (input.optionCode === OptionCode.Upload) {
    const enclosure = requireEnclosure(input.enclosure)
    const owners = ownersOf(subject)
    const purpose = 'enclosure'
    await takeFiles(tx, parts.files, enclosure, { owners, purpose, already: record.enclosure })
    return { enclosure }
  }
  if (input.optionCode === OptionCode.Report) {
    requireEnclosure(record.enclosure)
    return {}
  }
  if (!checked) throw new Error('the submission was not checked')
  await takeFiles(tx, parts.files, filesOf(checked.bundle, checked.values), {
    already: oldFiles(checked, record),
  })
  return modification(tx, record, subject, checked)
}

/** Whoever asked for the upload: by login, or by a proven mobile. */
const ownersOf = (subject: CallSubject): string[] => {
  const { mobile, provenMobile } = ownershipSubject(subject)
  return [subject.account?.id, mobile, provenMobile].filter((owner) => owner !== undefined)
}

/** The record keeps its owner: a changed mobile must be proven, a unit stays the unit. */
async function modification(
  tx: Tx,
  record: Application,
  subject: CallSubject,
  { values }: CheckedSubmission,
): Promise<ApplicationPatch> {
  const isGroup = record.oneMemberCode === MemberCategory.Group
  const { accountId: _asBefore, ...fields } = isGroup
    ? groupApplicant(values, subject, await findOrgUnit(tx, record.orgUnitId ?? ''))
    : individualApplicant(values, subject)
  return { ...fields, formInfo: values }
}
