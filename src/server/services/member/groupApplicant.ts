import { RefusalCode } from '#contract/envelope.ts'
import type { FormValues } from '#contract/form.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'
import type { OrgUnit } from '../../store/repositories/orgUnits.ts'
import type { Applicant } from '../application/applicant.ts'
import { recordFields } from '../application/recordFields.ts'
import { requireOrgUser } from '../authorize.ts'
import { formInvalid } from '../forms/checkSubmission.ts'
import type { CallSubject } from '../subject.ts'

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
