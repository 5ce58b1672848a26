import type { FormField } from '#contract/form.ts'
import { validWithSomeCard } from '../values/validAlone.ts'
import { submitted } from '../witness/submitted.ts'
import { type Claim, findings, type Inquirer, type Inquiry, shownWith } from './claim.ts'
import { named } from './words.ts'

/** Defaults that fail the field's own checks. */
export const defaults: Inquirer = (inquiry) => {
  const { subject, reach } = inquiry
  const never = new Set(reach.filter(({ shown }) => !shown).map(({ target }) => target))
  const fields = subject.bundle.order.map((key) => subject.field(key))
  const given = fields.filter(
    ({ key, defaultValue }) => defaultValue !== undefined && !never.has(key),
  )
  return findings(given.flatMap((field) => invalidClaim(inquiry, field)))
}

const aboutDefault = ({ key }: FormField) => ({ key, attributes: ['defaultValue'] })

/** Reports an invalid default; an error when the field is disabled, because the applicant cannot correct it. */
function invalidClaim(inquiry: Inquiry, field: FormField): Claim[] {
  const { subject } = inquiry
  if (field.isHide || validWithSomeCard(field, subject.context)(field.defaultValue)) return []
  const given = {
    ...Object.fromEntries(shownWith(inquiry, field.key)),
    [field.key]: field.defaultValue,
  }
  return [
    {
      severity: field.isDisable ? 'error' : 'warning',
      code: 'default-invalid',
      about: aboutDefault(field),
      message: `${named(field)}的默认值通不过它自己的校验${field.isDisable ? '，又不可编辑：显示它就不能提交' : ''}`,
      steps: submitted(subject, given, [field.key]),
    },
  ]
}
