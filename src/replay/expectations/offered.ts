import type { FormField } from '#contract/form.ts'
import { timesOfDay } from '#domain/time/timesOfDay.ts'
import { offeredItems } from '#domain/validators/offered/fieldItems.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { fieldAt } from '../fieldAt.ts'

/** Ends a list of which only the beginning is expected. */
export const AND_SO_ON = '…'

/**
 * Returns the options that a field or column offers, in order; of a tree the first level. An option is described as it
 * was expected, by code or name, otherwise by both.
 */
export function offered(
  store: FormStore,
  expected: Readonly<Record<string, readonly string[]>>,
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(expected).map(([path, wanted]) => [path, offeredAt(store, path, wanted)]),
  )
}

function offeredAt(store: FormStore, path: string, wanted: readonly string[]): string[] {
  const field = fieldAt(store.bundle, path)
  const entries = field ? entriesOf(field, store) : []
  const described = entries.map(([code, name], at) => {
    const word = wanted[at]
    return word === code || word === name ? word : code === name ? code : `${code} ${name}`
  })
  const isBeginning = wanted.at(-1) === AND_SO_ON
  return isBeginning ? [...described.slice(0, wanted.length - 1), AND_SO_ON] : described
}

const entriesOf = (field: FormField, { options }: FormStore): [code: string, name: string][] =>
  field.type === 'timeSelect'
    ? timesOfDay(field.ui.step).map((time) => [time, time])
    : offeredItems(field, options.context).map(({ itemCode, itemName }) => [itemCode, itemName])
