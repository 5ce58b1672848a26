import type { FormField } from '#contract/form.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { NO_POINTS, type Points } from '#runtime/core/why/candidates/points.ts'
import type { Answer, Domain } from './answer.ts'
import { cellsOf } from './cells.ts'
import { combinations, type Seen } from './combinations.ts'
import { type Offer, type OfferRequest, offer } from './offer.ts'
import { OFFERS } from './offers.ts'
import { validWithSomeCard } from './validAlone.ts'

/** What rules require of a field's values. */
export interface Asked {
  /** Codes that relations compare the values with. */
  codes: readonly string[]
  /** Where the other rules may change. */
  points: Points
  seen: Seen
}

export function domainOf(field: FormField, asked: Asked, context: FormContext): Domain {
  const { seen, points } = asked
  const isValid = validWithSomeCard(field, context)
  const given = offerOf(field, asked, context, isValid)
  const singles = given.values.filter(Array.isArray)
  const { lists, whole } = given.combined
    ? combinations(singles, seen, longestOf(field, given.values, seen, points))
    : { lists: given.values, whole: true }
  const opening = field.defaultValue === undefined ? [] : [field.defaultValue]
  const canBeEmpty = field.defaultValue === undefined || (given.clearable && !field.isDisable)
  const all = unique([...lists, ...opening, ...(canBeEmpty ? [undefined] : [])])
  const answers = all.map((value) => answerOf(value, seen, isValid))
  return {
    answers,
    singles: unique(given.values),
    open: given.open || !whole,
    unsure: given.unsure || !whole,
  }
}

/** Creates an answer; validity is computed lazily, because a field may have thousands of options. */
function answerOf(value: unknown, seen: Seen, isValid: (value: unknown) => boolean): Answer {
  let valid: boolean | undefined
  return {
    value,
    seen: seen(value),
    get valid() {
      valid ??= isValid(value)
      return valid
    },
  }
}

const unique = (values: readonly unknown[]): unknown[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
]

/** For columns, which no rule reads. */
export const UNASKED: Asked = { codes: [], points: NO_POINTS, seen: () => '' }

/** Returns the offer of a field: of a disabled one its default, or values as a page or record might fill in. */
function offerOf(
  field: FormField,
  { codes, points }: Asked,
  context: FormContext,
  isValid: (value: unknown) => boolean,
): Offer {
  const isFilledElsewhere = field.defaultValue === undefined
  if (field.isDisable) return offer([], { open: isFilledElsewhere, unsure: isFilledElsewhere })
  const validCells: OfferRequest['validCells'] = (column, count) =>
    cellsOf(column, count, (codes) => domainOf(column, { ...UNASKED, codes }, context))
  return OFFERS[field.type]({ field, codes, points, context, isValid, validCells })
}

/**
 * Returns the longest useful list: longer than the lengths that checks and rules name plus one entry of every kind shows
 * nothing new.
 */
function longestOf(
  { constraints: { min = 0 } }: FormField,
  values: unknown[],
  seen: Seen,
  { numbers }: Points,
): number {
  const kinds = new Set(values.map(seen)).size
  const named = numbers.filter((each) => each < values.length).map((each) => Math.floor(each) + 1)
  return Math.min(values.length, Math.max(1, Math.ceil(min), ...named) + kinds)
}

/** Returns the first valid value that is not empty; `undecided` when it is unknown whether there is one. */
export function filling({ answers, unsure }: Domain): { value: unknown } | 'undecided' | undefined {
  const valid = answers.find((answer) => !isEmpty(answer.value) && answer.valid)
  return valid ?? (unsure ? 'undecided' : undefined)
}
