import { ruleValue } from '#adapters/formInfo/ruleValue.ts'
import type { FormBundle, FormField } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { truthy } from '#domain/logic/truthy.ts'
import { computedValue } from '#runtime/core/form/computedValue.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { rulesReading } from '#runtime/core/why/flips/rulesReading.ts'
import { rulePartsOf } from '#runtime/core/why/ruleParts.ts'
import { isExact } from './exactness.ts'
import { type Apart, FAILED, putTogether, type Reading, takeApart, viewer } from './takeApart.ts'

/** A part of a rule that reads one field; values that it does not distinguish have the same number. */
interface KnownReading extends Reading {
  /** Returns the number of what counts of a value: equal numbers have equal effects. */
  numberOf(value: unknown): number
  /** Whether the listed values of the field represent everything that can be told apart. */
  exact: boolean
}

/** Numbers of the values seen by the readings of a decider, in their order. */
export type Known = readonly number[]

/** A field with a rule or computation of its own, or a check: the fields it reads, and its result. */
export interface Decider {
  key: string
  readings: readonly KnownReading[]
  /** Whether its own rule lets the field show. */
  shows(known: Known): boolean
  /** The value of a computed field. */
  computes?: (known: Known) => unknown
  /** Whether a check holds. */
  holds?: (known: Known) => boolean
}

/** Returns the deciders of a form: of fields by key, of checks by `checkKey`. */
export function decidersOf(bundle: FormBundle, context: FormContext): Map<string, Decider> {
  const ofFields = bundle.ruleOrder.flatMap((key) => fieldDecider(bundle, key, context) ?? [])
  const ofChecks = (bundle.checks ?? []).map(({ rule }, index) => {
    const part = partOf(takeApart(rule, 'truth', bundle.fields), 0, bundle, context)
    const holds = (known: Known) => truthy(part.valueOf(known))
    return { key: checkKey(index), readings: part.readings, shows: () => true, holds }
  })
  return new Map([...ofFields, ...ofChecks].map((each) => [each.key, each]))
}

/** Returns the key of a check among those of fields; no field can have it. */
export const checkKey = (index: number): string => `@check/${index}`

function fieldDecider(bundle: FormBundle, key: string, context: FormContext): Decider | undefined {
  const { own } = rulePartsOf(bundle, key)
  const field = ownValue(bundle.fields, key)
  const compute = ownValue(bundle.computes ?? {}, key)
  if (!field || field.isHide || (own === undefined && compute === undefined)) return undefined
  const shown = partOf(takeApart(own ?? true, 'truth', bundle.fields), 0, bundle, context)
  const made = partOf(
    takeApart(compute ?? null, 'value', bundle.fields),
    shown.readings.length,
    bundle,
    context,
  )
  return {
    key,
    readings: [...shown.readings, ...made.readings],
    shows: (known) => truthy(shown.valueOf(known)),
    ...(compute !== undefined && {
      computes: (known: Known) =>
        computedValue(field, { var: 'value' }, { value: made.valueOf(known) }, context),
    }),
  }
}

/** A rule over the readings of its decider, from a place on. */
function partOf(
  apart: Apart,
  from: number,
  { fields }: FormBundle,
  context: FormContext,
): { readings: KnownReading[]; valueOf: (known: Known) => unknown } {
  const numbered = apart.readings.map((reading) =>
    numberedReading(reading, ownValue(fields, reading.key), context),
  )
  const cached = new Map<string, unknown>()
  return {
    readings: numbered.map(({ reading, numberOf }) => {
      const field = ownValue(fields, reading.key)
      return { ...reading, numberOf, exact: !field || isExact(reading, field, context) }
    }),
    valueOf(known) {
      const own = known.slice(from, from + numbered.length)
      const name = own.join()
      if (!cached.has(name)) {
        const values = numbered.map(({ values }, at) => values[own[at] ?? 0])
        cached.set(name, putTogether(apart, values, context))
      }
      return cached.get(name)
    },
  }
}

function numberedReading(reading: Reading, field: FormField | undefined, context: FormContext) {
  const view = viewer(reading, context)
  const values: unknown[] = []
  const numbers = new Map<unknown, number>()
  const numberOf = (value: unknown): number => {
    const seen = view(field ? ruleValue(field, value) : value)
    const name = seen === FAILED ? FAILED : (JSON.stringify(seen) ?? 'null')
    const known = numbers.get(name)
    if (known !== undefined) return known
    numbers.set(name, values.length)
    values.push(seen)
    return values.length - 1
  }
  numberOf(undefined)
  return { reading, values, numberOf }
}

/** Returns for every field the rules besides relations that read it, be it through computed fields. */
export const rulesAbout = (bundle: FormBundle): ReadonlyMap<string, readonly Logic[]> =>
  rulesReading(
    bundle,
    (bundle.checks ?? []).map(({ rule }) => rule),
    (key) =>
      [rulePartsOf(bundle, key).own, ownValue(bundle.computes ?? {}, key)].filter(
        (rule) => rule !== undefined,
      ),
  )
