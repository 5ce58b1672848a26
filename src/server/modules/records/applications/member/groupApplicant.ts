import { RefusalCode } from '#contract/envelope.ts'
import type { FormValues } from '#contract/form.ts'
import { requireOrgUser } from '#server/base/authorize.ts'
import type { CallSubject } from '#server/base/subject.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { sentence } from '#server/messages/sentence.ts'
import { formInvalid } from '../../forms/formInvalid.ts'
import type { OrgUnit } from '../../repositories/orgUnits.ts'
import type { Applicant } from '../applicant.ts'
import { recordFields } from '../recordFields.ts'

type Named = Record<'orgName' | 'areaCode', string | null>

/**
 * Returns the applicant of a group, which applies through its organisation user. The form's name and area must be the
 * unit's own, or those of the record being changed (`before`): staff may have renamed the unit since, and the field may
 * be read-only.
 * @throws Forbidden for the user of another unit, FormInvalid at a different name or area
 */
export function groupApplicant(
  values: FormValues,
  subject: CallSubject,
  unit: OrgUnit | undefined,
  before?: Named,
): Applicant {
  const account = requireOrgUser(subject)
  if (unit?.id !== account.orgUnitId) throw new Refusal(RefusalCode.Forbidden, 'orgUserRequired')
  const fields = recordFields(values)
  const isOther = (name: keyof Named) =>
    fields[name] && fields[name] !== unit[name] && fields[name] !== before?.[name]
  const errors = {
    ...(isOther('orgName') && { orgName: sentence('orgMismatch') }),
    ...(isOther('areaCode') && { areaCode: sentence('areaMismatch') }),
  }
  if (Object.keys(errors).length > 0) throw formInvalid(errors)
  return {
    ...fields,
    realName: fields.realName ?? nameOf(values.linkMan) ?? account.realName,
    mobile: fields.mobile ?? account.mobile,
    orgName: fields.orgName ?? unit.orgName,
    areaCode: fields.areaCode ?? unit.areaCode,
    orgUnitId: unit.id,
    accountId: account.id,
  }
}

const nameOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined)
