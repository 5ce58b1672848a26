import { OptionCode } from '#contract/codes.ts'
import { appendAudit } from '../../store/repositories/audits.ts'
import type { Tx } from '../../store/store.ts'
import { changedFields } from '../activity/changedFields.ts'
import type { CheckedSubmission } from '../forms/submission.ts'
import { once } from '../idempotency/once.ts'
import { ownersOf } from '../ownersOf.ts'
import { holdFiles } from '../storage/holdFiles.ts'
import type { ChangeRequest, ChangeRules } from './changeRules.ts'
import { oldFiles, prepareChange, requireEnclosure, statusAfter, uploads } from './prepareChange.ts'
import { type ApplicationRecord, allowed } from './recordShelf.ts'

/** Opinion recorded in the history for each action of the owner. */
const OPINIONS: Record<OptionCode, string> = {
  [OptionCode.Modify]: '修改申请表',
  [OptionCode.Upload]: '上传申请表',
  [OptionCode.Report]: '上报申请',
}

/**
 * Modify, upload or report. `optionCode` decides the transition; a stale status is refused. Checks that need the
 * storage or the form's rules run first; the record is then locked and checked again.
 */
export async function changeStatus<R extends ApplicationRecord>(
  rules: ChangeRules<R>,
  request: ChangeRequest,
): Promise<boolean> {
  return once(request, rules.call, {
    before: () => prepareChange(rules, request),
    work: async (tx, checked) => {
      const { input, subject } = request
      const record = allowed(await rules.lock(tx, input.id), subject, 'change', tx.now)
      const status = statusAfter(rules.category, record, input)
      const patch = await patchOf(tx, rules, request, record, checked)
      tx.note({ detail: { fields: changedAnswers(record, patch) } })
      await rules.save(tx, record, { ...patch, status })
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

/** Names of the changed answers, and of the changed columns that are not derived from them. */
const changedAnswers = <R extends ApplicationRecord>(
  record: R,
  { formInfo, ...rest }: Partial<R>,
) => (formInfo ? changedFields(record.formInfo, formInfo) : changedFields(record, rest))

async function patchOf<R extends ApplicationRecord>(
  tx: Tx,
  rules: ChangeRules<R>,
  { input, subject, parts }: ChangeRequest,
  record: R,
  checked: CheckedSubmission | undefined,
): Promise<Partial<R>> {
  const owners = ownersOf(subject)
  if (uploads(input)) {
    const enclosure = requireEnclosure(input.enclosure)
    const taking = { owners, purpose: 'enclosure', already: record.enclosure }
    const holder = { holder: record.id, place: rules.places.enclosure }
    await holdFiles(tx, parts.files, holder, enclosure, taking)
    return { enclosure } as Partial<R>
  }
  if (input.optionCode === OptionCode.Report) {
    if (rules.isSigned(record)) requireEnclosure(record.enclosure)
    return {}
  }
  if (!checked) throw new Error('the submission was not checked')
  const taking = { owners, formHash: record.formHash, already: oldFiles(checked, record) }
  const holder = { holder: record.id, place: rules.places.form }
  await holdFiles(tx, parts.files, holder, checked.files, taking)
  const columns = await rules.modified(tx, record, subject, checked)
  return { ...columns, formInfo: checked.values }
}
