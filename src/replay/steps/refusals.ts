import type { FormStore } from '#runtime/core/form/formStore.ts'
import { type FormPath, rootOf } from '#runtime/core/form/paths.ts'
import type { FormErrors } from '#runtime/core/form/shownErrors.ts'

const refused = new WeakMap<FormStore, Map<FormPath, string>>()

/**
 * Returns the reasons for refused files by field, until the next selection. The widget shows them; the form never sees
 * such a file.
 */
export const refusalsOf = (store: FormStore): FormErrors =>
  Object.fromEntries(
    [...(refused.get(store) ?? [])].filter(([path]) => !store.isHidden(rootOf(path))),
  )

export function refuse(store: FormStore, path: FormPath, text: string | undefined): void {
  const refusals = refused.get(store) ?? new Map<FormPath, string>()
  refused.set(store, refusals)
  if (text === undefined) refusals.delete(path)
  else refusals.set(path, text)
}
