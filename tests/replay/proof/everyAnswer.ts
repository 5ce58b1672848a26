import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FormBundle } from '#contract/form.ts'
import type { RawField } from '#contract/formInfo.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'

/** What a person can do to a small form, gone through without any idea of rules: every value of every field. */
export interface EveryAnswer {
  shown: Set<string>
  hidden: Set<string>
  /** Fields that show in a form that is valid, and whether there is a valid form at all. */
  submitted: Set<string>
  submittable: boolean
}

const subsets = (codes: readonly string[]): string[][] => {
  const [first, ...rest] = codes
  if (first === undefined) return [[]]
  return subsets(rest).flatMap((list) => [list, [first, ...list]])
}

const codesOf = (field: RawField): string[] =>
  (field.items as { itemCode: string }[]).map(({ itemCode }) => itemCode)

/** Texts of every length the limits of the generated forms tell apart. */
const PLAIN = ['q', 'qqq', 'qqqqq']
const NUMBERS = [0, 1, 2, 3, 4, 10]

/** The codes the field is compared with, with and without blanks that make them longer, and texts that are none. */
const textsOf = (field: RawField): string[] => {
  const more = (field.relations ?? []) as RawField[]
  const lists = [field, ...more].map(({ conditionText }) => String(conditionText))
  const codes = field.isRelation ? [...new Set(lists.join().split(','))] : []
  return [...PLAIN, ...codes.flatMap((code) => [code, code.padEnd(2), code.padEnd(3)])]
}

const VALUES: Record<string, (field: RawField) => unknown[]> = {
  radio: codesOf,
  checkbox: (field) => subsets(codesOf(field)),
  picker: (field) => [...codesOf(field), null],
  switch: () => [true, false],
  text: (field) => [...textsOf(field), null],
  number: () => [...NUMBERS, null],
}

const kindOf = ({ type, choiceType }: RawField): string => {
  if (type === 'choice') return { '01': 'radio', '02': 'checkbox' }[String(choiceType)] ?? 'picker'
  return type === 'textBox' ? 'text' : type === 'counter' ? 'number' : String(type)
}

/** `undefined` leaves the field as it opens. */
const valuesOf = (field: RawField): unknown[] =>
  field.isDisable ? [undefined] : [undefined, ...(VALUES[kindOf(field)]?.(field) ?? [])]

export function everyAnswer(fields: readonly RawField[], context: FormContext): EveryAnswer {
  const bundle = convertFormInfo(fields, { dictionaries: {} })
  const found: EveryAnswer = {
    shown: new Set(),
    hidden: new Set(),
    submitted: new Set(),
    submittable: false,
  }
  const go = (at: number, values: readonly unknown[]): void => {
    const field = fields[at]
    if (!field) look(bundle, context, values, found)
    else for (const value of valuesOf(field)) go(at + 1, [...values, value])
  }
  go(0, [])
  return found
}

function look(
  bundle: FormBundle,
  context: FormContext,
  values: readonly unknown[],
  found: EveryAnswer,
): void {
  const store = new FormStore(bundle, { context })
  for (const [at, key] of bundle.order.entries())
    if (values[at] !== undefined) store.set(key, values[at])
  const valid = store.isValid()
  found.submittable ||= valid
  for (const key of bundle.order) {
    if (store.isHidden(key)) found.hidden.add(key)
    else found.shown.add(key)
    if (valid && !store.isHidden(key)) found.submitted.add(key)
  }
}
