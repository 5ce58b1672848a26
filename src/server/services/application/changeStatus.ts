import { OptionCode } from '#contract/codes.ts'
import { appendAudit } from '../../store/repositories/audits.ts'
import type { Tx } from '../../store/store.ts'
import type { CheckedSubmission } from '../forms/checkSubmission.ts'
import { filesOf } from '../forms/filesOf.ts'
import { once } from '../idempotency/once.ts'
import { takeFiles } from '../storage/checkFiles.ts'
import type { ChangeRequest, ChangeRules } from './changeRules.ts'
import { ownersOf } from './ownersOf.ts'
import { oldFiles, prepareChange, requireEnclosure, statusAfter, uploads } from './prepareChange.ts'
import { type ApplicationRecord, allowed } from './recordShelf.ts'

/** What an owner may ask for, as it stands in the record's history. */
const OPINIONS: Record<OptionCode, string> = {
  [OptionCode.Modify]: '修改申请表',
  [OptionCode.Upload]: '上传申请表',
  [OptionCode.Report]: '上报申请',
}

/**
 * Modify, upload or report. `optionCode` decides the transition; a stale status is refused. What needs the storage or
 * the form's rules is looked at first, the record is then locked and looked at again.
 */
export async function changeStatus<R extends ApplicationRecord>(
  rules: ChangeRules<R>,
  request: ChangeRequest,
): Promise<boolean> {
  let checked: CheckedSubmission | undefined
  return once(request, rules.call, {
    before: async () => {
      checked = await prepareChange(rules, request)
    },
    work: async (tx) => {
      const { input, subject } = request
      const record = allowed(await rules.lock(tx, input.id), subject, 'change')
      const status = statusAfter(rules.category, record, input)
      const patch = await patchOf(tx, rules, request, record, checked)
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

async function patchOf<R extends ApplicationRecord>(
  tx: Tx,
  rules: ChangeRules<R>,
  { input, subject, parts }: ChangeRequest,
  record: R,
  checked: CheckedSubmission | undefined,
): Promise<Partial<R>> {
  if (uploads(input)) {
    const enclosure = requireEnclosure(input.enclosure)
    const owners = ownersOf(subject)
    const purpose = 'enclosure'
    await takeFiles(tx, parts.files, enclosure, { owners, purpose, already: record.enclosure })
    return { enclosure } as Partial<R>
  }
  if (input.optionCode === OptionCode.Report) {
    if (rules.isSigned(record)) requireEnclosure(record.enclosure)
    return {}
  }
  if (!checked) throw new Error('the submission was not checked')
  await takeFiles(tx, parts.files, filesOf(checked.bundle, checked.values), {
    already: oldFiles(checked, record),
  })
  const columns = await rules.modified(tx, record, subject, checked)
  return { ...columns, formInfo: checked.values }
}
