import { OptionCode } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { changedFields } from '#server/base/activity/changedFields.ts'
import { allowed } from '#server/base/authorize.ts'
import type { CallContext } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import { ownersOf } from '#server/base/ownersOf.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { requireStored } from '#server/modules/files/storage/checkFiles.ts'
import { holdFiles } from '#server/modules/files/storage/holdFiles.ts'
import type { Tx } from '#server/store/store.ts'
import { admitForm } from '../forms/admitForm.ts'
import type { CheckedSubmission } from '../forms/submission.ts'
import type { SubmissionParts } from '../forms/submissionParts.ts'
import type { RowPatch } from '../repositories/applicationRepository.ts'
import type { Application } from '../repositories/applicationTables.ts'
import { appendAudit } from '../repositories/audits.ts'
import { findFormDefinition } from '../repositories/formDefinitions.ts'
import { checkForm, oldFiles } from './checkForm.ts'
import { lockApplicant } from './lockApplicant.ts'
import type { RecordType } from './recordType.ts'
import {
  requireEnclosure,
  type StatusChange,
  statusAfter,
  uploads,
  withOption,
} from './statusChange.ts'

type Context = CallContext<OnceFacts, SubmissionParts>
type Change = Context & { input: StatusChange; configuration: OrgConfiguration }

/** Opinion recorded in the history for each action of the owner. */
const OPINIONS: Record<OptionCode, string> = {
  [OptionCode.Modify]: '修改申请表',
  [OptionCode.Upload]: '上传申请表',
  [OptionCode.Report]: '上报申请',
}

/**
 * Changes a record as its owner: modifies the form, uploads attachments or reports, as `optionCode` says. Checks that
 * need the storage or the form's rules run first; the record is then locked and checked again.
 * @throws Conflict for a stale status, an impossible transition or a form that is not stored; BadRequest without a form
 *   or attachments; FormChanged for another form version; as `allowed`, `checkForm` and `lockApplicant`
 */
export async function changeRecordStatus(
  type: RecordType,
  request: Context & { input: Parameters<typeof withOption>[0] },
): Promise<boolean> {
  const input = withOption(request.input)
  const configuration = await request.parts.configuration.of(request.org.orgId)
  const change = { ...request, input, configuration }
  return once(change, type.statusCall, {
    before: () => prepareChange(type, change),
    work: (tx, checked) => saveChange(tx, type, change, checked),
  })
}

/** Refuses changes that cannot succeed before the storage is queried, and validates the form again. */
async function prepareChange(
  type: RecordType,
  change: Change,
): Promise<CheckedSubmission | undefined> {
  const { input, org, subject, parts, configuration } = change
  const { record, form } = await parts.store.tx(org.orgId, async (tx) => {
    const found = allowed(await type.applications.find(tx, input.id), subject, 'change', tx.now)
    return { record: found, form: await findFormDefinition(tx, found.formHash) }
  })
  statusAfter(type.category, record, input)
  type.checkChange?.(record, input)
  if (uploads(input))
    await requireStored(parts, requireEnclosure(input.enclosure), record.enclosure)
  if (input.optionCode !== OptionCode.Modify) return undefined
  if (!form) throw new Refusal(RefusalCode.Conflict, 'formUnavailable')
  if (input.formInfo === undefined) throw new Refusal(RefusalCode.BadRequest, 'formRequired')
  if (input.formHash !== undefined && input.formHash !== record.formHash)
    throw new Refusal(RefusalCode.FormChanged, 'formChanged')
  await admitForm(change)
  const { statusCall: call } = type
  const filled = { call, definition: form.formInfo, text: input.formInfo, record }
  return checkForm(change, configuration, filled)
}

async function saveChange(
  tx: Tx,
  type: RecordType,
  change: Change,
  checked: CheckedSubmission | undefined,
): Promise<boolean> {
  const { input, subject } = change
  await lockApplicant(tx, subject, checked?.values)
  const record = allowed(await type.applications.lock(tx, input.id), subject, 'change', tx.now)
  const status = statusAfter(type.category, record, input)
  const patch = await patchOf(tx, type, change, { record, checked })
  tx.note({ detail: { fields: changedAnswers(record, patch) } })
  await type.applications.save(tx, record, { ...patch, status })
  await appendAudit(tx, {
    objId: record.id,
    nodeId: record.status,
    status,
    realName: record.realName ?? '',
    opinion: OPINIONS[input.optionCode],
    accountId: subject.account?.id ?? null,
  })
  return true
}

/** Names of the changed answers, and of the changed columns that are not derived from them. */
const changedAnswers = (record: Application, { formInfo, ...rest }: RowPatch<Application>) =>
  formInfo ? changedFields(record.formInfo, formInfo) : changedFields(record, rest)

async function patchOf(
  tx: Tx,
  type: RecordType,
  { input, subject, parts, configuration }: Change,
  { record, checked }: { record: Application; checked: CheckedSubmission | undefined },
): Promise<RowPatch<Application>> {
  const owners = ownersOf(subject)
  if (uploads(input)) {
    const enclosure = requireEnclosure(input.enclosure)
    const taking = { owners, purpose: 'enclosure', already: record.enclosure }
    const holder = { holder: record.id, place: type.applications.places.enclosure }
    await holdFiles(tx, parts.files, holder, enclosure, taking)
    return { enclosure }
  }
  if (input.optionCode === OptionCode.Report) {
    if (type.isSigned(record)) requireEnclosure(record.enclosure)
    return {}
  }
  if (!checked) throw new Error('the submission was not checked')
  const taking = { owners, formHash: record.formHash, already: oldFiles(checked, record) }
  const holder = { holder: record.id, place: type.applications.places.form }
  await holdFiles(tx, parts.files, holder, checked.files, taking)
  const columns = await type.modified(tx, { record, checked, subject, configuration })
  return { ...columns, formInfo: checked.values }
}
