import { FunctionCode, MemberCategory } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { sentence } from '#server/messages/sentence.ts'
import type { Tx } from '#server/store/store.ts'
import { formInvalid } from '../../forms/formInvalid.ts'
import {
  type MemberApplication,
  memberApplications,
} from '../../repositories/memberApplications.ts'
import { findOrgUnit } from '../../repositories/orgUnits.ts'
import { changedMobile } from '../applicant.ts'
import { recordFields } from '../recordFields.ts'
import type { FormChange, RecordType } from '../recordType.ts'
import { groupApplicant } from './groupApplicant.ts'
import { memberNumber } from './memberNumber.ts'
import { type MemberAnswers, memberView } from './memberView.ts'
import { hasApplied, refuseOthersCard } from './uniqueness.ts'

type Change = FormChange<MemberApplication>

/** Membership applications, and the members they become. */
export const memberRecord: RecordType<MemberApplication, MemberAnswers> = {
  category: 'member',
  applications: memberApplications,
  statusCall: 'memberStatus',
  filledInFor: ({ memberType }) => ({ functionCode: FunctionCode.Member, type: memberType }),
  view: memberView,
  isSigned: () => true,
  /** The member type of an application cannot change. */
  checkChange({ memberType }, change) {
    if (change.memberType !== undefined && change.memberType !== memberType)
      throw new Refusal(RefusalCode.BadRequest, 'memberTypeMismatch')
  },
  modified: (tx, change) =>
    change.record.oneMemberCode === MemberCategory.Group
      ? ofGroup(tx, change)
      : ofIndividual(tx, change),
  async checkMove(tx, record, mobile) {
    const { orgUnitId } = record
    if (orgUnitId === null && (await hasApplied(tx, { mobile, orgUnitId }, record)))
      throw new Refusal(RefusalCode.Conflict, 'applicationExistsMobile')
  },
  approved: memberNumber,
}

/** The unit of a group's record cannot change. */
async function ofGroup(tx: Tx, { record, checked, subject }: Change) {
  const unit = await findOrgUnit(tx, record.orgUnitId ?? '')
  const { accountId: _asBefore, ...fields } = groupApplicant(checked.values, subject, unit, record)
  return fields
}

/** A changed mobile must be proven and must not have an application for the type already (decision 0209). */
async function ofIndividual(tx: Tx, { record, checked, subject }: Change) {
  const fields = recordFields(checked.values)
  const mobile = changedMobile(fields, record, subject)
  if (mobile !== record.mobile && (await hasApplied(tx, { mobile, orgUnitId: null }, record)))
    throw formInvalid({ mobile: sentence('applicationExistsMobile') })
  await refuseOthersCard(tx, checked, { ...record, cardNo: fields.cardNo, mobile })
  return { ...fields, mobile }
}
