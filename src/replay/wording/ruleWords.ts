import type { FormBundle, FormField } from '#contract/form.ts'
import type { Dictionaries } from '#contract/formInfo.ts'
import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { dictionaryName, itemName } from '#domain/dictionary/dictionaryName.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { labelOf } from './labelOf.ts'

type Speak = (operands: readonly Logic[], say: (rule: Logic) => string, names: Names) => string

/** The names of a rule's codes and keys. */
interface Names {
  fields: Readonly<Record<string, FormField>>
  dictionaries: Dictionaries
}

/** The operators of relations; a rule with another one is quoted literally. */
const SPEAK: Readonly<Record<string, Speak>> = {
  anyIn: ([value, list], _, names) => `${subject(value, names)}为${codes(value, list, names)}`,
  isEmpty: ([value], _, names) => `${subject(value, names)}未填写`,
  or: (operands, say) => operands.map(say).join('，或'),
  and: (operands, say) => operands.map(say).join('，且'),
  '!': ([inner], say, names) => negation(inner, say, names),
}

/** A visibility rule in words: `“类别”为“个人”（01）或“团体”（02）`. */
export function ruleWords(
  rule: Logic,
  { fields }: Pick<FormBundle, 'fields'>,
  dictionaries: Dictionaries,
): string {
  const names = { fields, dictionaries }
  const say = (inner: Logic): string => {
    const [operator, operands] = taken(inner)
    const speak = ownValue(SPEAK, operator)
    return speak ? speak(operands, say, names) : JSON.stringify(inner)
  }
  return say(rule)
}

function taken(rule: Logic | undefined): [operator: string, operands: readonly Logic[]] {
  const [entry] = isRecord(rule) ? Object.entries(rule) : []
  if (!entry) return ['', []]
  const operands = entry[1] as Logic
  return [entry[0], Array.isArray(operands) ? operands : [operands]]
}

/** Formats a negation; says explicitly that an empty value counts as "not in the list", because that is surprising. */
function negation(inner: Logic | undefined, say: (rule: Logic) => string, names: Names): string {
  const [operator, [value, list]] = taken(inner)
  if (operator !== 'anyIn') return `不满足（${say(inner ?? null)}）`
  return `${subject(value, names)}不为${codes(value, list, names)}（未填也算）`
}

const keyOf = (value: Logic | undefined): string => {
  const [operator, [key]] = taken(value)
  return operator === 'var' ? String(key) : ''
}

function subject(value: Logic | undefined, { fields }: Names): string {
  const key = keyOf(value)
  const field = ownValue(fields, key)
  return key === '' ? JSON.stringify(value) : `“${field ? labelOf(field) : key}”`
}

function codes(value: Logic | undefined, list: Logic | undefined, names: Names): string {
  const field = ownValue(names.fields, keyOf(value))
  const all = Array.isArray(list) ? list.map(String) : [String(list)]
  return all.length > 0 ? all.map((code) => named(code, field, names)).join('或') : '（空列表）'
}

const SWITCH_NAMES: Readonly<Record<string, string>> = { true: '开', false: '关' }

function named(code: string, field: FormField | undefined, { dictionaries }: Names): string {
  const { options, shape } = field ?? {}
  const name =
    options?.kind === 'items'
      ? itemName(options.items, code)
      : options?.kind === 'dictionary'
        ? dictionaryName(dictionaries, options.name, code)
        : shape === 'flag'
          ? (ownValue(SWITCH_NAMES, code) ?? code)
          : code
  return name === code ? `“${code}”` : `“${name}”（${code}）`
}
