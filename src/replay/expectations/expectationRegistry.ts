import type { FormStore } from '#runtime/core/form/formStore.ts'
import { openingValues } from '#runtime/core/form/openingValues.ts'
import type { Expectation, ExpectationKey } from '../scenario.ts'
import { refusalsOf } from '../steps/refusals.ts'
import { offered } from './offered.ts'
import { printedRows } from './printedRows.ts'

/** Returns the actual value in the shape of the expectation; equality means that the expectation holds. */
type Finder<Key extends ExpectationKey> = (
  store: FormStore,
  expected: NonNullable<Expectation[Key]>,
) => unknown

/** Returns the keys with this visibility; an unknown key is neither visible nor hidden. */
const having = (store: FormStore, keys: string[], hidden: boolean): string[] =>
  keys.filter((key) => Object.hasOwn(store.bundle.fields, key) && store.isHidden(key) === hidden)

/** Every key of `expect`. */
export const EXPECTATIONS: { [Key in ExpectationKey]: Finder<Key> } = {
  visible: (store, keys) => having(store, keys, false),
  hidden: (store, keys) => having(store, keys, true),
  errors: (store) => ({ ...refusalsOf(store), ...store.errors() }),
  valid: (store) => store.isValid(),
  value: (store) => store.submission(),
  offered,
  print: (store) => {
    const { bundle } = store
    const hidden = new Set(bundle.order.filter((key) => store.isHidden(key)))
    return printedRows(bundle, store.submission(), hidden, store.options.context)
  },
  prefilled: ({ bundle, options: { stored, initial } }, keys) => {
    const opening = openingValues(bundle, stored, initial)
    return Object.fromEntries(Object.keys(keys).map((key) => [key, opening.get(key)]))
  },
  disabled: (store, keys) => keys.filter((key) => store.isDisabled(key)),
  // Codes that must be among those found; none named means that there is none.
  diagnostics: ({ bundle }, codes) => {
    const found = new Set<string>(bundle.diagnostics.map(({ code }) => code))
    return codes.length === 0 ? [...found] : codes.filter((code) => found.has(code))
  },
}
