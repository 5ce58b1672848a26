import type { FormBundle, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { DraftKeeper } from '../drafts/draftKeeper.ts'
import { isKeepable, keepableValue } from '../drafts/keepableValue.ts'
import type { Channel } from '../form/channels.ts'
import type { FormStoreOptions } from '../form/formContext.ts'
import { FormStore } from '../form/formStore.ts'
import { revealFirst } from '../form/revealFirst.ts'

/** Leaving the page within the site, or closing or reloading the whole tab. */
export type Leaving = 'page' | 'tab'

/** What is lost: nothing, only what a draft never stores or cannot yet, or everything that was entered. */
export type Risk = 'nothing' | 'unsaved' | 'everything'

/** A form as a page uses it. */
export interface PageForm {
  /** What FormView renders. */
  store: FormStore
  /** Shown, not to be edited. */
  readonly: boolean
  subscribe(channel: Channel, listener: () => void): () => void
  /** Shows all errors, waits for what the server is asked; true when there are none. Moves to the first error. */
  validate(): Promise<boolean>
  /** The same for one field. */
  validateField(key: string): Promise<boolean>
  /** What is submitted: no hidden, empty or unknown keys. */
  submission(): FormValues
  /** Error path → text, as a FormInvalid answer has them. Moves to the first. */
  showErrors(errors: Readonly<Record<string, string>>): void
  /** Ignores changes until the answer is called. */
  freeze(): () => void
  /** The server accepted it: nothing of it need be saved. */
  markSubmitted(): void
  submitted(): boolean
  /** What leaving loses. */
  risk(leaving: Leaving): Risk
  /** The draft the device stores of it; null where it stores none. */
  draft: DraftKeeper | null
  /** Calls off what the server is being asked. */
  dispose(): void
  /** Everything entered, hidden values too. */
  enteredValues(): FormValues
  /** Of that, what a tab may save: passwords and card numbers never. */
  savableValues(): FormValues
}

export function createPageForm(
  bundle: FormBundle,
  options: FormStoreOptions,
  /** `wasEntered`: it opens with what the user entered before. */
  { readonly, wasEntered }: { readonly: boolean; wasEntered: boolean },
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
      store.setErrors({ ...errors })
      revealFirst(store)
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
