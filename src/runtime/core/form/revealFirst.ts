import type { FormStore } from './formStore.ts'
import type { FormErrors } from './shownErrors.ts'

/** Goes to the first of these errors, in the order of the document; true when there is none. */
export function revealFirst(
  store: FormStore,
  errors: Readonly<FormErrors> = store.errors(),
): boolean {
  const [path] = Object.keys(errors)
  if (path !== undefined) store.reveal(path)
  return path === undefined
}
