import type { FormBundle, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { Channel } from '../form/channels.ts'
import type { DraftKeeper } from '../form/draft/draftKeeper.ts'
import { isKeepable, keepableValue } from '../form/draft/keepableValue.ts'
import type { FormStoreOptions } from '../form/formContext.ts'
import { FormStore } from '../form/formStore.ts'
import { revealFirst } from '../form/revealFirst.ts'

/** Leaving the page within the site, or closing or reloading the whole tab. */
export type Leaving = 'page' | 'tab'

/** What is lost: nothing, only what a draft never keeps or cannot yet, or everything that was typed. */
export type Risk = 'nothing' | 'unkept' | 'everything'

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
  /** It was sent and taken: nothing of it need be kept. */
  markSubmitted(): void
  submitted(): boolean
  /** What leaving loses. */
  risk(leaving: Leaving): Risk
  /** The draft the device keeps of it; null where it keeps none. */
  draft: DraftKeeper | null
  /** Calls off what the server is being asked. */
  dispose(): void
  /** Everything typed, hidden values too. */
  typed(): FormValues
  /** Of that, what a tab may keep: passwords and card numbers never. */
  keepable(): FormValues
}

export function createPageForm(
  bundle: FormBundle,
  options: FormStoreOptions,
  readonly: boolean,
  /** It opens with what was typed before. */
  typed: boolean,
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
      if (submitted || store.frozen || !(typed || store.dirty)) return 'nothing'
      if (!draft?.flush()) return 'everything'
      const unkept = store.obstructed || (leaving === 'page' && draft.leavesOut())
      return unkept ? 'unkept' : 'nothing'
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
    typed: () => given(bundle.order.map((key) => [key, store.get(key)])),
    keepable: () => given(keepableEntries(bundle, (key) => store.get(key))),
  }
}

const given = (entries: [string, unknown][]): FormValues =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined))

const keepableEntries = ({ order, fields }: FormBundle, get: (key: string) => unknown) =>
  order.flatMap((key): [string, unknown][] => {
    const field = ownValue(fields, key)
    return field && isKeepable(field) ? [[key, keepableValue(field, get(key))]] : []
  })
