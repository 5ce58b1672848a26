import type { Schema } from '#contract/calls.ts'
import {
  FunctionCode,
  MemberCategory,
  MemberStatus,
  OptionCode,
  StepType,
} from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { nextStatus } from '#domain/record/nextStatus.ts'
import { requireOrgUser } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import type { OnceFacts } from '#server/base/idempotency/once.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { memberTypesOf, objIdOf } from '#server/modules/configuration/society/memberTypes.ts'
import type { Tx } from '#server/store/store.ts'
import type { CheckedSubmission } from '../../forms/submission.ts'
import type { SubmissionParts } from '../../forms/submissionParts.ts'
import { memberApplications } from '../../repositories/memberApplications.ts'
import { findOrgUnit } from '../../repositories/orgUnits.ts'
import { type Applicant, individualApplicant } from '../applicant.ts'
import { submitApplication } from '../submitApplication.ts'
import { groupApplicant } from './groupApplicant.ts'
import { hasApplied, refuseOthersCard } from './uniqueness.ts'

type Apply = Call<'memberApply', OnceFacts, SubmissionParts>
type MemberConfig = Schema<'MemberConfig'>

/**
 * Accepts an application for a member type: one live application per applicant and type, on the type's own form.
 * @throws BadRequest for an unknown member type or one without a process, Conflict for a second application, and as
 *   `requireOrgUser` and `submitApplication`
 */
export async function applyForMembership(request: Apply): Promise<Schema<'Applied'>> {
  const { input, org, subject, parts } = request
  const isGroup = input.oneMemberCode === MemberCategory.Group
  if (isGroup) requireOrgUser(subject)
  const configuration = await parts.configuration.of(org.orgId)
  const type = requireType(configuration, input)
  const { oneMemberCode, oneMemberType, twoMemberCode = '', memberType } = type
  return submitApplication(memberApplications, request, {
    call: 'memberApply',
    configuration,
    form: { functionCode: FunctionCode.Member, objId: objIdOf(type) },
    async columns(tx, checked) {
      const applicant = await applicantOf(tx, request, checked, isGroup)
      if (await hasApplied(tx, applicant, type)) throw appliedAlready(isGroup)
      if (!isGroup) await refuseOthersCard(tx, checked, { ...applicant, oneMemberCode })
      return {
        ...applicant,
        ...{ oneMemberCode, oneMemberType, twoMemberCode, memberType },
        status: firstStatus(type),
        joinMethod: input.joinMethod ?? '01',
        isRead: input.isRead ?? '',
      }
    },
  })
}

function requireType(configuration: OrgConfiguration, input: Apply['input']): MemberConfig {
  const type = memberTypesOf(configuration).find(
    (one) =>
      one.memberType === input.memberType &&
      one.oneMemberType === input.oneMemberType &&
      one.oneMemberCode === input.oneMemberCode,
  )
  const isOther = input.twoMemberCode !== undefined && type?.twoMemberCode !== input.twoMemberCode
  if (!type || isOther) throw new Refusal(RefusalCode.BadRequest, 'memberTypeUnknown')
  if (type.steps.length === 0) throw new Refusal(RefusalCode.BadRequest, 'noProcess')
  return type
}

async function applicantOf(
  tx: Tx,
  { subject }: Apply,
  { values }: CheckedSubmission,
  isGroup: boolean,
): Promise<Applicant> {
  if (!isGroup) return individualApplicant(values, subject)
  return groupApplicant(values, subject, await findOrgUnit(tx, requireOrgUser(subject).orgUnitId))
}

const appliedAlready = (isGroup: boolean) =>
  new Refusal(RefusalCode.Conflict, isGroup ? 'applicationExistsUnit' : 'applicationExists')

/** A process without an upload step starts at the first audit (decision 0053). */
function firstStatus({ steps }: MemberConfig): MemberStatus {
  const uploads = steps.some((step) => step.type === StepType.Upload)
  if (!uploads) return MemberStatus.FirstAudit
  return nextStatus('member', MemberStatus.Submitted, OptionCode.Modify) as MemberStatus
}
