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
  dateTime: ({ fmt }) => [...DAYS.map((day) => day.slice(0, String(fmt).length)), null],
  table: () => [...ROWS, null],
}

/** Today and the days around it, of age and before and after it, and any others. */
const DAYS = [0, 1, -1, 30, -400, -365 * 18 - 4, -365 * 18 - 5, -365 * 18 - 6, 400].map((days) =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10),
)
const ROWS = [[{ n: 1 }], [{ n: 2 }, { n: 3 }], [{}, { n: 0.5 }, { n: -1 }], [{ n: 18 }]]

const kindOf = ({ type, choiceType }: RawField): string => {
  if (type === 'choice') return { '01': 'radio', '02': 'checkbox' }[String(choiceType)] ?? 'picker'
  return type === 'textBox' ? 'text' : type === 'counter' ? 'number' : String(type)
}

/** `undefined` leaves the field as it opens. */
const valuesOf = (field: RawField): unknown[] =>
  field.isDisable || field.compute !== undefined
    ? [undefined]
    : [undefined, ...(VALUES[kindOf(field)]?.(field) ?? [])]

/** @param definition the fields with their checks, when there are some */
export function everyAnswer(
  fields: readonly RawField[],
  context: FormContext,
  definition: unknown = fields,
): EveryAnswer {
  const bundle = convertFormInfo(definition, { dictionaries: {} })
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
