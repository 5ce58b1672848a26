import type { FormField } from '#contract/form.ts'
import { evaluate } from '#domain/logic/evaluate.ts'
import { refused } from '../witness/refused.ts'
import { tryEach } from '../witness/tryEach.ts'
import {
  controllersIn,
  type Findings,
  findings,
  type Inquirer,
  type Inquiry,
  merged,
  shownWith,
  targetsOf,
} from './claim.ts'
import { named } from './words.ts'

/** Codes in a condition that its controller can never have, or never have when the form is submitted. */
export const conditions: Inquirer = (inquiry) => {
  const { subject } = inquiry
  return merged(
    controllersIn(inquiry).flatMap((field) =>
      subject.codesFor(field.key).map((code) => {
        const meets = (value: unknown): boolean =>
          evaluate({ anyIn: [{ var: 'value' }, [code]] }, { value }, subject.context) === true
        const { singles, answers } = subject.domain(field.key)
        const possible = [...singles, ...answers.map(({ value }) => value)].some(meets)
        return possible
          ? neverValid(inquiry, field, code, meets)
          : neverChosen(inquiry, field, code)
      }),
    ),
  )
}

const aboutCondition = ({ key }: FormField) => ({ key, attributes: ['conditionText'] })

/** `“类别”的选项`, `“年限”能有的值` */
const valuesOf = (field: FormField): string =>
  named(field) + (field.options ? '的选项' : '能有的值')

function neverChosen(inquiry: Inquiry, field: FormField, code: string): Findings {
  const { subject } = inquiry
  const { key } = field
  const { open, singles } = subject.domain(key)
  const at = { code: 'condition-not-option', about: aboutCondition(field) } as const
  const of = valuesOf(field)
  if (open)
    return findings([], [{ ...at, message: `条件里的“${code}”是不是${of}：不知道全部的值` }])
  const steps = tryEach(subject, key, singles, targetsOf(inquiry, key), shownWith(inquiry, key))
  const message = `条件里的“${code}”不是${of}`
  return findings([{ ...at, severity: 'error', message, steps }])
}

/** Of a field that takes several, not every way of choosing the code is known. */
function neverValid(
  inquiry: Inquiry,
  field: FormField,
  code: string,
  meets: (value: unknown) => boolean,
): Findings {
  const { subject } = inquiry
  const { answers, unsure } = subject.domain(field.key)
  const meeting = answers.filter(({ value }) => meets(value))
  const [first] = meeting
  const several = field.shape === 'codes' || field.shape === 'paths'
  if (unsure || several || !first || meeting.some(({ valid }) => valid)) return findings([])
  const given = { ...Object.fromEntries(shownWith(inquiry, field.key)), [field.key]: first.value }
  return findings([
    {
      severity: 'warning',
      code: 'condition-never-valid',
      about: aboutCondition(field),
      message: `条件里的“${code}”通不过${named(field)}自己的校验，填了它就不能提交`,
      steps: refused(subject, given, [field.key]),
    },
  ])
}
