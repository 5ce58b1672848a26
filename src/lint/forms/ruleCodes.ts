import type { FileFinding } from '#contract/finding.ts'
import { get, type Located, textOf } from '../document/located.ts'

/** Operators that compare an answer with codes. */
const COMPARISONS: readonly string[] = ['==', '!=', '===', '!==', 'in', 'anyIn']

/** The rules of a definition. */
const RULES = ['showWhen', 'compute'] as const

/** Reports a code, at its place, that the field with a key does not offer; nothing for any other. */
export type CheckCode = (place: Located, key: string) => FileFinding[]

/** Checks every code that rules of fields and checks of the form compare a field's answer with. */
export const ruleCodes = (
  fields: readonly Located[],
  checks: Located | undefined,
  check: CheckCode,
): FileFinding[] =>
  [
    ...fields.flatMap((field) => RULES.map((name) => get(field, name))),
    ...(checks?.items ?? []).map((each) => get(each, 'rule')),
  ].flatMap((rule) => (rule ? codesIn(rule, check) : []))

function codesIn(rule: Located, check: CheckCode): FileFinding[] {
  const inner = [...rule.items, ...rule.entries.map(({ value }) => value)]
  const own = rule.entries.flatMap(({ name, value }) =>
    COMPARISONS.includes(name) ? comparedIn(value.items, check) : [],
  )
  return [...own, ...inner.flatMap((each) => codesIn(each, check))]
}

function comparedIn(operands: readonly Located[], check: CheckCode): FileFinding[] {
  const keys = operands.flatMap((operand) => textOf(get(operand, 'var')) ?? [])
  const codes = operands
    .flatMap((operand) => [operand, ...operand.items])
    .filter((each) => textOf(each))
  return keys.flatMap((key) => codes.flatMap((code) => check(code, key)))
}
