import type { CallInput, Schema } from '#contract/calls.ts'
import { MemberStatus, OptionCode, StepType } from '#contract/codes.ts'
import { nextStatus } from '#domain/record/nextStatus.ts'
import { appendAudit } from '../../store/repositories/audits.ts'
import { keepFormDefinition } from '../../store/repositories/formDefinitions.ts'
import { memberApplications } from '../../store/repositories/memberApplications.ts'
import type { Tx } from '../../store/store.ts'
import type { Applicant } from '../application/applicant.ts'
import type { FormDefinitionText } from '../configuration/orgConfiguration.ts'
import type { CheckedSubmission } from '../forms/submission.ts'

/** A validated application, ready to store. */
export interface CheckedApplication {
  input: CallInput<'memberApply'>
  type: Schema<'MemberConfig'>
  form: FormDefinitionText
  applicant: Applicant
  checked: CheckedSubmission
}

/** Stores an application with its form definition and starts its history. */
export async function storeApplication(
  tx: Tx,
  { input, type, form, applicant, checked }: CheckedApplication,
): Promise<Schema<'Applied'>> {
  const status = firstStatus(type)
  await keepFormDefinition(tx, form)
  const { id } = await memberApplications.insert(tx, {
    ...applicant,
    oneMemberCode: type.oneMemberCode,
    oneMemberType: type.oneMemberType,
    twoMemberCode: type.twoMemberCode ?? '',
    memberType: type.memberType,
    formInfo: checked.values,
    formHash: form.hash,
    status,
    joinMethod: input.joinMethod ?? '01',
    isRead: input.isRead ?? '',
  })
  await appendAudit(tx, {
    objId: id,
    nodeId: MemberStatus.Submitted,
    status,
    realName: applicant.realName ?? '',
    opinion: '提交申请',
    accountId: applicant.accountId,
  })
  return { id, status }
}

/** A process without an upload step starts at the first audit (decision 0053). */
function firstStatus({ steps }: Schema<'MemberConfig'>): MemberStatus {
  const uploads = steps.some((step) => step.type === StepType.Upload)
  if (!uploads) return MemberStatus.FirstAudit
  return nextStatus('member', MemberStatus.Submitted, OptionCode.Modify) as MemberStatus
}
