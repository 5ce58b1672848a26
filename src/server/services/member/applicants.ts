import { MemberCategory } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { FormValues } from '#contract/form.ts'
import { needsMobileProof } from '#domain/mobileProof.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'
import type { OrgUnit } from '../../store/repositories/orgUnits.ts'
import { requireOrgUser } from '../authorize.ts'
import { formInvalid } from '../forms/checkSubmission.ts'
import { type CallSubject, ownershipSubject } from '../subject.ts'
import { type RecordFields, recordFields } from './recordFields.ts'

/** Record fields that hold the applicant fast: whose record it will be. */
export interface Applicant extends RecordFields {
  orgUnitId: string | null
  accountId: string | null
}

/** An individual's mobile must be the user's or a proven one (specification, section 5); without any nobody would own the record. */
export function individualApplicant(values: FormValues, subject: CallSubject): Applicant {
  const fields = recordFields(values)
  const asked = ownershipSubject(subject)
  const mobile = fields.mobile ?? asked.mobile ?? asked.provenMobile ?? null
  const oneMemberCode = MemberCategory.Individual
  if (!mobile || needsMobileProof({ mobile, oneMemberCode }, asked)) throw unproven(subject)
  return { ...fields, mobile, orgUnitId: null, accountId: subject.account?.id ?? null }
}

/** Not 401 for somebody logged in: that would end the login. */
const unproven = ({ account }: CallSubject) =>
  new Refusal(account ? RefusalCode.Forbidden : RefusalCode.NotLoggedIn, 'mobileUnproven')

/** A group applies through its organisation user; name and area of the form must be the unit's own. */
export function groupApplicant(
  values: FormValues,
  subject: CallSubject,
  unit: OrgUnit | undefined,
): Applicant {
  const account = requireOrgUser(subject)
  if (unit?.id !== account.orgUnitId) throw new Refusal(RefusalCode.Forbidden, 'orgUserRequired')
  const fields = recordFields(values)
  const errors = {
    ...(fields.orgName && fields.orgName !== unit.orgName
      ? { orgName: sentence('orgMismatch') }
      : {}),
    ...(fields.areaCode && fields.areaCode !== unit.areaCode
      ? { areaCode: sentence('areaMismatch') }
      : {}),
  }
  if (Object.keys(errors).length > 0) throw formInvalid(errors)
  return {
    ...fields,
    realName: fields.realName ?? nameOf(values.linkMan) ?? account.realName,
    mobile: fields.mobile ?? account.mobile,
    orgName: unit.orgName,
    areaCode: unit.areaCode,
    orgUnitId: unit.id,
    accountId: account.id,
  }
}

const nameOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined)
