import type { CallInput } from '#contract/calls.ts'
import { MemberCategory, OptionCode } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { FormValues } from '#contract/form.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'
import type { Application } from '../../store/repositories/applications.ts'
import { findOrgUnit } from '../../store/repositories/orgUnits.ts'
import type { Tx } from '../../store/store.ts'
import { changedMobile } from '../application/applicant.ts'
import type { ChangeRules } from '../application/changeRules.ts'
import { changeStatus } from '../application/changeStatus.ts'
import { recordFields } from '../application/recordFields.ts'
import { type CheckedSubmission, formInvalid } from '../forms/checkSubmission.ts'
import type { CallSubject } from '../subject.ts'
import { groupApplicant } from './groupApplicant.ts'
import { hasApplied } from './hasApplied.ts'
import { MEMBER_SHELF } from './memberShelf.ts'
import { refuseOthersCard } from './refuseOthersCard.ts'

const MEMBER_RULES: ChangeRules<Application> = {
  ...MEMBER_SHELF,
  call: 'memberStatus',
  isSigned: () => true,
  modified: (tx, record, subject, checked) =>
    record.oneMemberCode === MemberCategory.Group
      ? ofGroup(tx, record, subject, checked.values)
      : ofIndividual(tx, record, subject, checked),
}

/** A unit stays the unit. */
async function ofGroup(
  tx: Tx,
  { orgUnitId }: Application,
  subject: CallSubject,
  values: FormValues,
) {
  const unit = await findOrgUnit(tx, orgUnitId ?? '')
  const { accountId: _asBefore, ...fields } = groupApplicant(values, subject, unit)
  return fields
}

/** A changed mobile must be proven, and nobody may have applied for the type with it (decision 0209). */
async function ofIndividual(
  tx: Tx,
  record: Application,
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

/** Modify, upload or report a membership application; its member type stays. */
export async function changeMemberStatus(request: CallRequest<'memberStatus'>): Promise<boolean> {
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

/** One statement of the call names no `optionCode` but "enclosure or formInfo" (specification, section 7): what comes says what is meant. */
function optionMeant({ enclosure, formInfo }: CallInput<'memberStatus'>): OptionCode {
  if (enclosure !== undefined && formInfo === undefined) return OptionCode.Upload
  if (formInfo !== undefined && enclosure === undefined) return OptionCode.Modify
  throw new Refusal(RefusalCode.BadRequest, 'optionUnclear')
}
