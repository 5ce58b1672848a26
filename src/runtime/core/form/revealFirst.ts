import type { FormStore } from './formStore.ts'
import type { FormErrors } from './shownErrors.ts'

/** Reveals the first of these errors in document order; true when there is none. */
export function revealFirst(
  store: FormStore,
  errors: Readonly<FormErrors> = store.errors(),
): boolean {
  const [path] = Object.keys(errors)
  if (path !== undefined) store.reveal(path)
  return path === undefined
}
