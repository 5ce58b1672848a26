import type { FormField } from '#contract/form.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import type { Domain } from '../values/answer.ts'
import { domainOf, filling, UNASKED } from '../values/domain.ts'
import { impossibility } from '../values/impossibility.ts'
import { submitted } from '../witness/submitted.ts'
import {
  type About,
  type Claim,
  type Findings,
  findings,
  type Inquirer,
  type Inquiry,
  merged,
  shownWith,
} from './claim.ts'
import { named } from './words.ts'

/** Fields and columns for which no value passes their own checks: unmatched patterns, unreachable limits. */
export const limits: Inquirer = (inquiry) => {
  const { subject } = inquiry
  const fields = subject.bundle.order.map((key) => subject.field(key))
  return merged(
    fields.filter(isGiven).flatMap((field) => [
      checkField(inquiry, field, subject.domain(field.key), { key: field.key }),
      ...(field.columns ?? []).filter(isGiven).map((column) =>
        checkField(inquiry, column, domainOf(column, UNASKED, subject.context), {
          key: field.key,
          column: column.key,
        }),
      ),
    ]),
  )
}

/** True when the applicant is expected to fill in the field. */
const isGiven = ({ isHide, isDisable, shape }: FormField): boolean =>
  !isHide && !isDisable && shape !== 'none'

function checkField(inquiry: Inquiry, field: FormField, domain: Domain, about: About): Findings {
  const found = filling(domain)
  if (found && found !== 'undecided') return findings([])
  const { code, attributes, nearest, why } = impossibility(field, inquiry.subject.context)
  const at = { code, about: { ...about, attributes } }
  if (found === 'undecided')
    return findings([], [{ ...at, message: `${named(field)}有没有有效的值：没有找到，也没有试遍` }])
  const steps = attempt(inquiry, field, nearest ?? firstOf(domain), about)
  const required = field.required ? '，又是必填的' : ''
  return findings([
    { ...at, severity: 'error', message: `${named(field)}${why}${required}`, steps },
  ])
}

const firstOf = ({ answers }: Domain): unknown =>
  answers.find(({ value }) => !isEmpty(value))?.value

/** Returns steps that enter the nearest value in the field, or in a cell of a first row, and expect its refusal. */
function attempt(
  { subject, ...inquiry }: Inquiry,
  field: FormField,
  value: unknown,
  { key, column }: About,
): Claim['steps'] {
  const before = Object.fromEntries(shownWith({ subject, ...inquiry }, key))
  if (value === undefined && !field.required) return [{ expect: { visible: [key] } }]
  const given = column === undefined ? value : [{ [column]: value }]
  return submitted(subject, { ...before, [key]: given }, [key])
}
