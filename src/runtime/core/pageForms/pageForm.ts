import type { FormBundle, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { DraftKeeper } from '../drafts/draftKeeper.ts'
import { isKeepable, keepableValue } from '../drafts/keepableValue.ts'
import type { Channel } from '../form/channels.ts'
import type { FormStoreOptions } from '../form/formContext.ts'
import { FormStore } from '../form/formStore.ts'
import { revealFirst } from '../form/revealFirst.ts'
import { type Cell, createCell } from '../ports/observable.ts'
import type { CarriedNews } from './carry/carried.ts'

/** Navigation within the site, or closing or reloading the tab. */
export type Leaving = 'page' | 'tab'

/** Loss when leaving: nothing, values that the draft does not store, or everything entered. */
export type Risk = 'nothing' | 'unsaved' | 'everything'

/** A form as a page uses it. */
export interface PageForm {
  /** The store that FormView renders. */
  store: FormStore
  /** True when the form is shown but not editable. */
  readonly: boolean
  subscribe(channel: Channel, listener: () => void): () => void
  /**
   * Validates all fields, including questions for the server, shows all errors and moves to the first; true when there
   * are none.
   */
  validate(): Promise<boolean>
  /** Validates one field in the same way. */
  validateField(key: string): Promise<boolean>
  /** Returns the values to submit, without hidden, empty and unknown keys. */
  submission(): FormValues
  /** Shows errors that the server found (path → text) and moves to the first; returns those without a place here. */
  showErrors(errors: Readonly<Record<string, string>>): Readonly<Record<string, string>>
  /** Ignores changes until the returned function is called. */
  freeze(): () => void
  /** Marks the form as accepted by the server: nothing needs to be saved. */
  markSubmitted(): void
  submitted(): boolean
  /** Returns what the user would lose by leaving. */
  risk(leaving: Leaving): Risk
  /** The form's draft on the device; null when none is stored. */
  draft: DraftKeeper | null
  /** News about values typed into an earlier definition; null when there is none, or it was read. */
  carried: Cell<CarriedNews | null>
  /** Cancels questions to the server. */
  dispose(): void
  /** Returns everything entered, including hidden values. */
  enteredValues(): FormValues
  /** Returns the entered values that a tab may store: never passwords and card numbers. */
  savableValues(): FormValues
}

export function createPageForm(
  bundle: FormBundle,
  options: FormStoreOptions,
  /** @param wasEntered true when the form opens with values entered earlier */
  {
    readonly,
    wasEntered,
    carried,
  }: { readonly: boolean; wasEntered: boolean; carried: CarriedNews | null },
  draftOf: (store: FormStore) => DraftKeeper | null,
): PageForm {
  const store = new FormStore(bundle, options)
  const draft = draftOf(store)
  let submitted = false
  return {
    store,
    readonly,
    submitted: () => submitted,
    markSubmitted() {
      submitted = true
      store.saved()
      draft?.end()
    },
    draft,
    carried: createCell(carried),
    risk(leaving) {
      if (submitted || store.frozen || !(wasEntered || store.dirty)) return 'nothing'
      if (!draft?.flush()) return 'everything'
      const unsaved = store.obstructed || (leaving === 'page' && draft.leavesOut())
      return unsaved ? 'unsaved' : 'nothing'
    },
    subscribe: (channel, listener) => store.subscribe(channel, listener),
    validate: async () => revealFirst(store, await store.check()),
    async validateField(key) {
      store.touch(key)
      if (store.error(key) === undefined) await store.settle(key)
      const error = store.error(key)
      return revealFirst(store, error === undefined ? {} : { [key]: error })
    },
    submission: () => store.submission(),
    showErrors(errors) {
      const left = store.setErrors({ ...errors })
      revealFirst(store)
      return left
    },
    freeze() {
      store.freeze()
      return () => store.freeze(false)
    },
    dispose: () => store.dispose(),
    enteredValues: () => withoutMissing(bundle.order.map((key) => [key, store.get(key)])),
    savableValues: () => withoutMissing(savableEntries(bundle, (key) => store.get(key))),
  }
}

const withoutMissing = (entries: [string, unknown][]): FormValues =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined))

const savableEntries = ({ order, fields }: FormBundle, get: (key: string) => unknown) =>
  order.flatMap((key): [string, unknown][] => {
    const field = ownValue(fields, key)
    return field && isKeepable(field) ? [[key, keepableValue(field, get(key))]] : []
  })
