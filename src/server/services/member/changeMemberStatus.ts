import type { CallInput } from '#contract/calls.ts'
import { MemberCategory, OptionCode } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import type { Application } from '../../store/repositories/applications.ts'
import { findOrgUnit } from '../../store/repositories/orgUnits.ts'
import { individualApplicant } from '../application/applicant.ts'
import type { ChangeRules } from '../application/changeRules.ts'
import { changeStatus } from '../application/changeStatus.ts'
import { groupApplicant } from './groupApplicant.ts'
import { MEMBER_SHELF } from './memberShelf.ts'

const MEMBER_RULES: ChangeRules<Application> = {
  ...MEMBER_SHELF,
  call: 'memberStatus',
  isSigned: () => true,
  /** The record keeps its owner: a changed mobile must be proven, a unit stays the unit. */
  async modified(tx, record, subject, { values }) {
    const isGroup = record.oneMemberCode === MemberCategory.Group
    const { accountId: _asBefore, ...fields } = isGroup
      ? groupApplicant(values, subject, await findOrgUnit(tx, record.orgUnitId ?? ''))
      : individualApplicant(values, subject)
    return fields
  },
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
