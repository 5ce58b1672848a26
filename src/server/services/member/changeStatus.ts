import { MemberCategory, MemberStatus, OptionCode } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { FileValue } from '#contract/formInfo.ts'
import { nextStatus } from '#domain/nextStatus.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import {
  type Application,
  type ApplicationPatch,
  saveApplication,
} from '../../store/repositories/applications.ts'
import { appendAudit } from '../../store/repositories/audits.ts'
import { findFormDefinition } from '../../store/repositories/formDefinitions.ts'
import { findOrgUnit } from '../../store/repositories/orgUnits.ts'
import type { Tx } from '../../store/store.ts'
import { type CheckedSubmission, checkSubmission } from '../forms/checkSubmission.ts'
import { filesOf } from '../forms/filesOf.ts'
import { once } from '../idempotency/once.ts'
import { requireStored, takeFiles } from '../storage/checkFiles.ts'
import { type CallSubject, ownershipSubject } from '../subject.ts'
import { groupApplicant, individualApplicant } from './applicants.ts'
import { askRepeats } from './askRepeats.ts'
import { findRecord, lockRecord } from './findRecord.ts'

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
      checked = await prepare(request)
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

/** Refuses what cannot succeed before anything is asked of the storage, and repeats the form's rules. */
async function prepare(request: Change): Promise<CheckedSubmission | undefined> {
  const { input, org, subject, parts } = request
  const { record, definition } = await parts.store.tx(org.orgId, async (tx) => {
    const found = await findRecord(tx, input.id, subject, 'change')
    return { record: found, definition: await findFormDefinition(tx, found.formHash) }
  })
  statusAfter(record, input)
  if (input.memberType !== undefined && input.memberType !== record.memberType)
    throw new Refusal(RefusalCode.BadRequest, 'memberTypeMismatch')
  if (input.optionCode === OptionCode.Upload)
    await requireStored(parts.files, requireEnclosure(input.enclosure), record.enclosure)
  if (input.optionCode !== OptionCode.Modify) return undefined
  if (!definition) throw new Refusal(RefusalCode.Conflict, 'formUnavailable')
  if (input.formInfo === undefined) throw new Refusal(RefusalCode.BadRequest, 'formRequired')
  if (input.formHash !== undefined && input.formHash !== record.formHash)
    throw new Refusal(RefusalCode.Conflict, 'formChanged')
  const checked = await checkSubmission(parts, await parts.configuration.of(org.orgId), {
    definition: definition.formInfo,
    text: input.formInfo,
    ask: askRepeats(parts.store, org.orgId, subject),
    now: request.now,
  })
  const { bundle, values } = checked
  await requireStored(parts.files, filesOf(bundle, values), oldFiles(checked, record))
  return checked
}

function statusAfter(record: Application, { status, optionCode }: Change['input']): MemberStatus {
  if (status !== record.status) throw new Refusal(RefusalCode.Conflict, 'statusStale')
  const isFirst = record.status === MemberStatus.Submitted
  const next = isFirst ? undefined : nextStatus('member', record.status, optionCode)
  if (!next) throw new Refusal(RefusalCode.Conflict, 'statusAction')
  return next as MemberStatus
}

function requireEnclosure(enclosure: readonly FileValue[] | undefined): FileValue[] {
  if (!enclosure?.length) throw new Refusal(RefusalCode.BadRequest, 'enclosureRequired')
  return [...enclosure]
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
    await takeFiles(tx, parts.files, enclosure, { owners, already: record.enclosure })
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

const oldFiles = ({ bundle }: CheckedSubmission, record: Application) =>
  filesOf(bundle, record.formInfo)

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
