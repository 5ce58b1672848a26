import { MemberStatus, OptionCode } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { FileValue } from '#contract/formInfo.ts'
import { nextStatus } from '#domain/record/nextStatus.ts'
import type { RecordCategory } from '#domain/record/statusActions.ts'
import { Refusal } from '../../messages/refusal.ts'
import { findFormDefinition } from '../../store/repositories/formDefinitions.ts'
import { admitForm } from '../forms/admitForm.ts'
import { filesOf } from '../forms/filesOf.ts'
import { knowUnits } from '../forms/knowUnits.ts'
import type { CheckedSubmission } from '../forms/submission.ts'
import { requireStored } from '../storage/checkFiles.ts'
import { askRepeats } from './askRepeats.ts'
import type { ChangeRequest, ChangeRules, StatusChange } from './changeRules.ts'
import { type ApplicationRecord, allowed } from './recordShelf.ts'

/** Refuses what cannot succeed before the storage is queried, and validates the form again. */
export async function prepareChange<R extends ApplicationRecord>(
  rules: ChangeRules<R>,
  request: ChangeRequest,
): Promise<CheckedSubmission | undefined> {
  const { input, org, subject, parts } = request
  const { record, definition } = await parts.store.tx(org.orgId, async (tx) => {
    const found = allowed(await rules.find(tx, input.id), subject, 'change', tx.now)
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
  await admitForm(request)
  const configuration = await parts.configuration.of(org.orgId)
  const checked = await parts.forms.check(configuration, {
    definition: definition.formInfo,
    text: input.formInfo,
    ask: askRepeats(parts.store, org.orgId, subject),
    now: request.now,
    subject,
    record: record.formInfo,
    units: knowUnits(parts.store, configuration),
  })
  await requireStored(parts, checked.files, oldFiles(checked, record))
  return checked
}

/** Returns the status after a change; throws Conflict for a stale status or an impossible transition. */
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

/** True when attachments come with the change: an upload, or a report with `enclosure`. */
export const uploads = (change: StatusChange): boolean =>
  stepsOf(change).includes(OptionCode.Upload)

const stepsOf = ({ optionCode, enclosure }: StatusChange): OptionCode[] =>
  optionCode === OptionCode.Report && enclosure !== undefined
    ? [OptionCode.Upload, OptionCode.Report]
    : [optionCode]

/** Returns the attachments; throws BadRequest when there are none. */
export function requireEnclosure(enclosure: readonly FileValue[] | undefined): FileValue[] {
  if (!enclosure?.length) throw new Refusal(RefusalCode.BadRequest, 'enclosureRequired')
  return [...enclosure]
}

/** Files already named by the record's stored values. */
export const oldFiles = ({ bundle }: CheckedSubmission, record: ApplicationRecord) =>
  filesOf(bundle, record.formInfo)
