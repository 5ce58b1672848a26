import { MemberStatus, OptionCode } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { FileValue } from '#contract/formInfo.ts'
import { nextStatus } from '#domain/nextStatus.ts'
import type { RecordCategory } from '#domain/statusActions.ts'
import { Refusal } from '../../refusal.ts'
import { findFormDefinition } from '../../store/repositories/formDefinitions.ts'
import { type CheckedSubmission, checkSubmission } from '../forms/checkSubmission.ts'
import { filesOf } from '../forms/filesOf.ts'
import { knowUnits } from '../forms/knowUnits.ts'
import { requireStored } from '../storage/checkFiles.ts'
import { askRepeats } from './askRepeats.ts'
import type { ChangeRequest, ChangeRules, StatusChange } from './changeRules.ts'
import { type ApplicationRecord, allowed } from './recordShelf.ts'

/** Refuses what cannot succeed before anything is asked of the storage, and repeats the form's rules. */
export async function prepareChange<R extends ApplicationRecord>(
  rules: ChangeRules<R>,
  request: ChangeRequest,
): Promise<CheckedSubmission | undefined> {
  const { input, org, subject, parts } = request
  const { record, definition } = await parts.store.tx(org.orgId, async (tx) => {
    const found = allowed(await rules.find(tx, input.id), subject, 'change')
    return { record: found, definition: await findFormDefinition(tx, found.formHash) }
  })
  statusAfter(rules.category, record, input)
  rules.check?.(record)
  if (uploads(input))
    await requireStored(parts, requireEnclosure(input.enclosure), record.enclosure)
  if (input.optionCode !== OptionCode.Modify) return undefined
  if (!definition) throw new Refusal(RefusalCode.Conflict, 'formUnavailable')
  if (input.formInfo === undefined) throw new Refusal(RefusalCode.BadRequest, 'formRequired')
  if (input.formHash !== undefined && input.formHash !== record.formHash)
    throw new Refusal(RefusalCode.Conflict, 'formChanged')
  const configuration = await parts.configuration.of(org.orgId)
  const checked = await checkSubmission(parts, configuration, {
    definition: definition.formInfo,
    text: input.formInfo,
    ask: askRepeats(parts.store, org.orgId, subject),
    now: request.now,
    subject,
    record: record.formInfo,
    units: knowUnits(parts.store, configuration),
  })
  const { bundle, values } = checked
  await requireStored(parts, filesOf(bundle, values), oldFiles(checked, record))
  return checked
}

/** The status a change leads to; a stale or impossible one is refused. */
export function statusAfter(
  category: RecordCategory,
  record: ApplicationRecord,
  change: StatusChange,
): string {
  if (change.status !== record.status) throw new Refusal(RefusalCode.Conflict, 'statusStale')
  const isFirst = record.status === MemberStatus.Submitted
  const next = isFirst ? undefined : stepsOf(change).reduce<string | undefined>(step, record.status)
  if (!next) throw new Refusal(RefusalCode.Conflict, 'statusAction')
  return next

  function step(from: string | undefined, asked: OptionCode): string | undefined {
    return from && nextStatus(category, from, asked)
  }
}

/** Whether attachments come with the change: an upload, or a report that brings them along. */
export const uploads = (change: StatusChange): boolean =>
  stepsOf(change).includes(OptionCode.Upload)

const stepsOf = ({ optionCode, enclosure }: StatusChange): OptionCode[] =>
  optionCode === OptionCode.Report && enclosure !== undefined
    ? [OptionCode.Upload, OptionCode.Report]
    : [optionCode]

/** Attachments, at least one. */
export function requireEnclosure(enclosure: readonly FileValue[] | undefined): FileValue[] {
  if (!enclosure?.length) throw new Refusal(RefusalCode.BadRequest, 'enclosureRequired')
  return [...enclosure]
}

/** Files the record's stored values name already. */
export const oldFiles = ({ bundle }: CheckedSubmission, record: ApplicationRecord) =>
  filesOf(bundle, record.formInfo)
