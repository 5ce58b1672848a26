import type { FormStore } from '#runtime/core/form/formStore.ts'
import type { Expectation, ExpectationKey } from '../scenario.ts'
import { refusalsOf } from '../steps/refusals.ts'

/** What was found, in the shape of what was expected; equal means the expectation holds. */
type Finder<Key extends ExpectationKey> = (
  store: FormStore,
  expected: NonNullable<Expectation[Key]>,
) => unknown

/** Keys of which the form says so; an unknown key is neither shown nor hidden. */
const having = (store: FormStore, keys: string[], hidden: boolean): string[] =>
  keys.filter((key) => Object.hasOwn(store.bundle.fields, key) && store.isHidden(key) === hidden)

/** Every key of `expect`. */
export const EXPECTATIONS: { [Key in ExpectationKey]: Finder<Key> } = {
  visible: (store, keys) => having(store, keys, false),
  hidden: (store, keys) => having(store, keys, true),
  errors: (store) => ({ ...refusalsOf(store), ...store.errors() }),
  valid: (store) => store.isValid(),
  value: (store) => store.submission(),
  diagnostics: (store, codes) =>
    codes.filter((code) => store.bundle.diagnostics.some((found) => found.code === code)),
}
