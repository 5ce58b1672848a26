import { MemberStatus, OptionCode } from '#contract/codes.ts'
import { allowedActions, type RecordAction, type RecordCategory } from './statusActions.ts'

const ASKED_ACTION: Record<OptionCode, RecordAction> = {
  [OptionCode.Modify]: 'modify',
  [OptionCode.Upload]: 'upload',
  [OptionCode.Report]: 'report',
}

/**
 * The status an applicant's request leads to (design, section 5), undefined when its status does not allow it.
 * A first submission arrives as 01 and is stored as 02; modifying keeps the status; uploading leads to 03,
 * reporting to the first audit. The steps are the same in both categories.
 */
export function nextStatus(
  category: RecordCategory,
  status: string,
  optionCode: OptionCode,
): string | undefined {
  if (status === MemberStatus.Submitted && optionCode === OptionCode.Modify) {
    return MemberStatus.AwaitingUpload
  }
  if (!allowedActions(category, status).includes(ASKED_ACTION[optionCode])) return undefined
  if (optionCode === OptionCode.Upload) return MemberStatus.Uploaded
  return optionCode === OptionCode.Report ? MemberStatus.FirstAudit : status
}
