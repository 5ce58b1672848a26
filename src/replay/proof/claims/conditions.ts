import type { FormField } from '#contract/form.ts'
import { codesOf } from '#domain/logic/operators/anyIn.ts'
import { attributeOf, codesOfTest } from '../form/relations.ts'
import { retiredCodes } from '../form/retired.ts'
import type { Answer } from '../values/answer.ts'
import { submitted } from '../witness/submitted.ts'
import { tryEach } from '../witness/tryEach.ts'
import {
  type About,
  controllersIn,
  type Findings,
  findings,
  type Inquirer,
  type Inquiry,
  merged,
  shownWith,
  targetsOf,
} from './claim.ts'
import { listed, named } from './words.ts'

/** Codes in conditions that the controller can never have, or never in a submittable form. */
export const conditions: Inquirer = (inquiry) =>
  merged(controllersIn(inquiry).map((field) => checkController(inquiry, field)))

function checkController(inquiry: Inquiry, field: FormField): Findings {
  const { singles, answers } = inquiry.subject.domain(field.key)
  const offered = byCode(singles, (value) => value)
  const possible = byCode(answers, ({ value }) => value)
  const retired = retiredCodes(field, inquiry.subject.context)
  const codes = inquiry.subject.codesFor(field.key).filter((code) => !retired.has(code))
  const foreign = codes.filter((code) => !offered.has(code) && !possible.has(code))
  return merged([
    foreign.length > 0 ? neverChosen(inquiry, field, foreign) : findings([]),
    ...codes.map((code) => neverValid(inquiry, field, code, possible.get(code) ?? [])),
  ])
}

/**
 * Indexes a list by the codes that rules find in its entries, so that thousands of codes are not compared with
 * thousands of values.
 */
function byCode<T>(list: readonly T[], read: (one: T) => unknown): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const one of list)
    for (const code of codesOf(read(one))) if (!found.get(code)?.push(one)) found.set(code, [one])
  return found
}

/** The list that the code is compared in. */
function aboutCondition({ subject }: Inquiry, { key }: FormField, code: string): About {
  const relation = subject.relationsFrom(key).find(({ test }) => codesOfTest(test)?.includes(code))
  const path = relation && attributeOf(subject.bundle, relation, 'conditionText')
  return { key, ...(path !== undefined && { path }) }
}

/** `“类别”的选项`, `“年限”能有的值` */
const valuesOf = (field: FormField): string =>
  named(field) + (field.options ? '的选项' : '能有的值')

function neverChosen(inquiry: Inquiry, field: FormField, codes: readonly string[]): Findings {
  const { subject } = inquiry
  const { key } = field
  const { open, singles } = subject.domain(key)
  const at = {
    code: 'condition-not-option',
    about: aboutCondition(inquiry, field, codes[0] ?? ''),
  } as const
  const of = valuesOf(field)
  const quoted = listed(codes.map((code) => `“${code}”`))
  if (open)
    return findings([], [{ ...at, message: `条件里的${quoted}是不是${of}：不知道全部的值` }])
  const steps = tryEach(subject, key, singles, targetsOf(inquiry, key), shownWith(inquiry, key))
  return findings([{ ...at, severity: 'error', message: `条件里的${quoted}不是${of}`, steps }])
}

/**
 * Claims that no valid value contains the code. For multiple choice not every combination is known, so nothing is
 * claimed.
 */
function neverValid(
  inquiry: Inquiry,
  field: FormField,
  code: string,
  meeting: readonly Answer[],
): Findings {
  const { subject } = inquiry
  const { unsure } = subject.domain(field.key)
  const [first] = meeting
  const several = field.shape === 'codes' || field.shape === 'paths'
  if (unsure || several || !first || meeting.some(({ valid }) => valid)) return findings([])
  const filledIn = {
    ...Object.fromEntries(shownWith(inquiry, field.key)),
    [field.key]: first.value,
  }
  return findings([
    {
      severity: 'warning',
      code: 'condition-never-valid',
      about: aboutCondition(inquiry, field, code),
      message: `条件里的“${code}”通不过${named(field)}自己的校验，填了它就不能提交`,
      steps: submitted(subject, filledIn, [field.key]),
    },
  ])
}
