import type { FormField } from '#contract/form.ts'
import { isEmpty } from '#domain/isEmpty.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { combinations, type Seen } from './combinations.ts'
import { type Offer, offer } from './offer.ts'
import { OFFERS } from './offers.ts'
import { validWithSomeCard } from './validAlone.ts'

/** One value a field may have, and what can be told of it. */
export interface Answer {
  value: unknown
  seen: string
  /** The field's own checks let it pass; a number of a card with one type of card at least. */
  valid: boolean
}

/** The values a field may have in a form that was opened new, empty among them where that can be. */
export interface Domain extends Pick<Offer, 'open' | 'unsure'> {
  answers: Answer[]
  /** What can be given, one entry each; for telling people about codes. */
  singles: unknown[]
}

/** What rules ask of a field. */
export interface Asked {
  codes: readonly string[]
  seen: Seen
}

export function domainOf(field: FormField, { codes, seen }: Asked, context: FormContext): Domain {
  const isValid = validWithSomeCard(field, context)
  const given = offerOf(field, codes, context, isValid)
  const values = given.combined
    ? combinations(given.values.filter(Array.isArray), seen, longestOf(field, given.values, seen))
    : given.values
  const opening = field.defaultValue === undefined ? [] : [field.defaultValue]
  const canBeEmpty = field.defaultValue === undefined || (given.clearable && !field.isDisable)
  const all = unique([...values, ...opening, ...(canBeEmpty ? [undefined] : [])])
  const answers = all.map((value) => ({ value, seen: seen(value), valid: isValid(value) }))
  return { answers, singles: unique(given.values), open: given.open, unsure: given.unsure }
}

const unique = (values: readonly unknown[]): unknown[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
]

/** No rule reads a column. */
export const UNASKED: Asked = { codes: [], seen: () => '' }

/** Nobody edits a disabled field: it has its default, or what a page or a record fills in where it has none. */
function offerOf(
  field: FormField,
  codes: readonly string[],
  context: FormContext,
  isValid: (value: unknown) => boolean,
): Offer {
  const isFilledElsewhere = field.defaultValue === undefined
  if (field.isDisable) return offer([], { open: isFilledElsewhere, unsure: isFilledElsewhere })
  const validCells = (column: FormField): unknown[] | undefined => {
    return fillings(domainOf(column, UNASKED, context))
  }
  return OFFERS[field.type]({ field, codes, context, isValid, validCells })
}

/** Longer lists than one that reaches the least number with an entry of every kind in it show nothing new. */
function longestOf({ constraints: { min = 0 } }: FormField, values: unknown[], seen: Seen): number {
  const kinds = new Set(values.map(seen)).size
  return Math.min(values.length, Math.max(1, Math.ceil(min)) + kinds)
}

/** The valid values other than empty; `undefined` when it was not decided whether there is one. */
export function fillings({ answers, unsure }: Domain): unknown[] | undefined {
  const valid = answers.filter((answer) => answer.valid && !isEmpty(answer.value))
  return valid.length === 0 && unsure ? undefined : valid.map(({ value }) => value)
}
