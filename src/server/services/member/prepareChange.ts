import { MemberStatus, OptionCode } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { FileValue } from '#contract/formInfo.ts'
import { nextStatus } from '#domain/nextStatus.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import type { Application } from '../../store/repositories/applications.ts'
import { findFormDefinition } from '../../store/repositories/formDefinitions.ts'
import { type CheckedSubmission, checkSubmission } from '../forms/checkSubmission.ts'
import { filesOf } from '../forms/filesOf.ts'
import { requireStored } from '../storage/checkFiles.ts'
import { askRepeats } from './askRepeats.ts'
import { findRecord } from './findRecord.ts'

type Change = CallRequest<'memberStatus'>

/** Refuses what cannot succeed before anything is asked of the storage, and repeats the form's rules. */
export async function prepareChange(request: Change): Promise<CheckedSubmission | undefined> {
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

/** The status a change leads to; a stale or impossible one is refused. */
export function statusAfter(
  record: Application,
  { status, optionCode }: Change['input'],
): MemberStatus {
  if (status !== record.status) throw new Refusal(RefusalCode.Conflict, 'statusStale')
  const isFirst = record.status === MemberStatus.Submitted
  const next = isFirst ? undefined : nextStatus('member', record.status, optionCode)
  if (!next) throw new Refusal(RefusalCode.Conflict, 'statusAction')
  return next as MemberStatus
}

/** Attachments, at least one. */
export function requireEnclosure(enclosure: readonly FileValue[] | undefined): FileValue[] {
  if (!enclosure?.length) throw new Refusal(RefusalCode.BadRequest, 'enclosureRequired')
  return [...enclosure]
}

/** Files the record's stored values name already. */
export const oldFiles = ({ bundle }: CheckedSubmission, record: Application) =>
  filesOf(bundle, record.formInfo)
