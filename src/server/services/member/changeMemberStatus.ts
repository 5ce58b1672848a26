import type { CallInput } from '#contract/calls.ts'
import { MemberCategory, OptionCode } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { FormValues } from '#contract/form.ts'
import { Refusal } from '../../messages/refusal.ts'
import { sentence } from '../../messages/sentence.ts'
import type { MemberApplication } from '../../store/repositories/memberApplications.ts'
import { findOrgUnit } from '../../store/repositories/orgUnits.ts'
import type { Tx } from '../../store/store.ts'
import { changedMobile } from '../application/applicant.ts'
import type { ChangeRules } from '../application/changeRules.ts'
import { changeStatus } from '../application/changeStatus.ts'
import { recordFields } from '../application/recordFields.ts'
import type { Call } from '../call.ts'
import { formInvalid } from '../forms/formInvalid.ts'
import type { CheckedSubmission } from '../forms/submission.ts'
import type { SubmissionParts } from '../forms/submissionParts.ts'
import type { OnceFacts } from '../idempotency/once.ts'
import type { CallSubject } from '../subject.ts'
import { groupApplicant } from './groupApplicant.ts'
import { hasApplied } from './hasApplied.ts'
import { MEMBER_SHELF } from './memberShelf.ts'
import { refuseOthersCard } from './refuseOthersCard.ts'

const MEMBER_RULES: ChangeRules<MemberApplication> = {
  ...MEMBER_SHELF,
  call: 'memberStatus',
  places: { form: 'memberForm', enclosure: 'memberEnclosure' },
  isSigned: () => true,
  modified: (tx, record, subject, checked) =>
    record.oneMemberCode === MemberCategory.Group
      ? ofGroup(tx, record, subject, checked.values)
      : ofIndividual(tx, record, subject, checked),
}

/** The unit of a group's record cannot change. */
async function ofGroup(
  tx: Tx,
  record: MemberApplication,
  subject: CallSubject,
  values: FormValues,
) {
  const unit = await findOrgUnit(tx, record.orgUnitId ?? '')
  const { accountId: _asBefore, ...fields } = groupApplicant(values, subject, unit, record)
  return fields
}

/** A changed mobile must be proven and must not have an application for the type already (decision 0209). */
async function ofIndividual(
  tx: Tx,
  record: MemberApplication,
  subject: CallSubject,
  checked: CheckedSubmission,
) {
  const fields = recordFields(checked.values)
  const mobile = changedMobile(fields, record, subject)
  if (mobile !== record.mobile && (await hasApplied(tx, { mobile, orgUnitId: null }, record)))
    throw formInvalid({ mobile: sentence('applicationExistsMobile') })
  await refuseOthersCard(tx, checked, { ...record, cardNo: fields.cardNo, mobile })
  return { ...fields, mobile }
}

/** Modify, upload or report a membership application; its member type cannot change. */
export async function changeMemberStatus(
  request: Call<'memberStatus', OnceFacts, SubmissionParts>,
): Promise<boolean> {
  const { input } = request
  const asked = { ...input, optionCode: input.optionCode ?? optionMeant(input) }
  return changeStatus(
    {
      ...MEMBER_RULES,
      check({ memberType }) {
        if (input.memberType !== undefined && input.memberType !== memberType)
          throw new Refusal(RefusalCode.BadRequest, 'memberTypeMismatch')
      },
    },
    { ...request, input: asked },
  )
}

/**
 * One description of the call has no `optionCode` but "enclosure or formInfo" (specification, section 7): the field
 * sent implies the option.
 */
function optionMeant({ enclosure, formInfo }: CallInput<'memberStatus'>): OptionCode {
  if (enclosure !== undefined && formInfo === undefined) return OptionCode.Upload
  if (formInfo !== undefined && enclosure === undefined) return OptionCode.Modify
  throw new Refusal(RefusalCode.BadRequest, 'optionUnclear')
}
