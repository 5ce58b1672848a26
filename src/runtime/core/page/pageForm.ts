import { TextBoxType } from '#contract/codes.ts'
import type { FormBundle, FormValues } from '#contract/form.ts'
import type { Channel } from '../form/channels.ts'
import type { FormStoreOptions } from '../form/formContext.ts'
import { FormStore } from '../form/formStore.ts'

/** A form as a page uses it. */
export interface PageForm {
  /** What FormView renders. */
  store: FormStore
  /** Shown, not to be edited. */
  readonly: boolean
  subscribe(channel: Channel, listener: () => void): () => void
  /** Shows all errors, waits for what the server is asked; true when there are none. Moves to the first error. */
  validate(): Promise<boolean>
  /** The same for one field, without asking the server. */
  validateField(key: string): boolean
  /** What is submitted: no hidden, empty or unknown keys. */
  submission(): FormValues
  /** Error path → text, as a FormInvalid answer has them. Moves to the first. */
  showErrors(errors: Readonly<Record<string, string>>): void
  /** Ignores changes until the answer is called. */
  freeze(): () => void
  /** It was sent and taken: nothing of it need be kept. */
  markSubmitted(): void
  submitted(): boolean
  /** Calls off what the server is being asked. */
  dispose(): void
  /** What a tab may keep: hidden values too, masked text never. */
  keepable(): FormValues
}

export function createPageForm(
  bundle: FormBundle,
  options: FormStoreOptions,
  readonly: boolean,
): PageForm {
  const store = new FormStore(bundle, options)
  const goToFirst = (errors: Readonly<Record<string, string>>): boolean => {
    const [path] = Object.keys(errors)
    if (path !== undefined) store.reveal(path)
    return path === undefined
  }
  let submitted = false
  return {
    store,
    readonly,
    submitted: () => submitted,
    markSubmitted() {
      submitted = true
      store.saved()
    },
    subscribe: (channel, listener) => store.subscribe(channel, listener),
    validate: async () => goToFirst(await store.check()),
    validateField(key) {
      store.touch(key)
      const error = store.error(key)
      return goToFirst(error === undefined ? {} : { [key]: error })
    },
    submission: () => store.submission(),
    showErrors(errors) {
      store.setErrors({ ...errors })
      goToFirst(store.errors())
    },
    freeze() {
      store.freeze()
      return () => store.freeze(false)
    },
    dispose: () => store.dispose(),
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
