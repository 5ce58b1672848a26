import { TextBoxType } from '#contract/codes.ts'
import type { FormBundle, FormValues } from '#contract/form.ts'
import type { Channel } from '../form/channels.ts'
import type { FormStoreOptions } from '../form/formContext.ts'
import { FormStore } from '../form/formStore.ts'
import { createCell, type Observable } from '../host/observable.ts'

/** A form as a page uses it. */
export interface PageForm {
  /** What FormView renders. */
  store: FormStore
  /** Shown, not to be edited. */
  readonly: boolean
  /** Grows when the first error shown should get the focus. */
  attention: Observable<number>
  subscribe(channel: Channel, listener: () => void): () => void
  /** Shows all errors, waits for what the server is asked; true when there are none. Moves to the first error. */
  validate(): Promise<boolean>
  /** What is submitted: no hidden, empty or unknown keys. */
  submission(): FormValues
  /** Error path → text, as a FormInvalid answer has them. Moves to the first. */
  showErrors(errors: Readonly<Record<string, string>>): void
  /** Ignores changes until the answer is called. */
  freeze(): () => void
  /** What a tab may keep: hidden values too, masked text never. */
  keepable(): FormValues
}

export function createPageForm(
  bundle: FormBundle,
  options: FormStoreOptions,
  readonly: boolean,
): PageForm {
  const store = new FormStore(bundle, options)
  const attention = createCell(0)
  const call = () => attention.set(attention.get() + 1)
  return {
    store,
    readonly,
    attention,
    subscribe: (channel, listener) => store.subscribe(channel, listener),
    async validate() {
      const errors = await store.check()
      if (Object.keys(errors).length === 0) return true
      call()
      return false
    },
    submission: () => store.submission(),
    showErrors(errors) {
      store.setErrors({ ...errors })
      call()
    },
    freeze() {
      store.freeze()
      return () => store.freeze(false)
    },
    keepable: () => keepable(bundle, (key) => store.get(key)),
  }
}

function keepable(bundle: FormBundle, get: (key: string) => unknown): FormValues {
  const keys = bundle.order.filter(
    (key) => bundle.fields[key]?.ui.textBoxType !== TextBoxType.Password,
  )
  return Object.fromEntries(
    keys.map((key) => [key, get(key)]).filter(([, value]) => value !== undefined),
  )
}
