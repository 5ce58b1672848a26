import { type FormPath, rootOf } from '#runtime/core/form/paths.ts'

/** Returns the error after a place in document order, cyclically; the first without a place. */
export function nextError(
  errors: readonly FormPath[],
  order: readonly string[],
  from: FormPath | undefined,
): FormPath | undefined {
  const at = from === undefined ? -1 : errors.indexOf(from)
  if (at >= 0) return errors[(at + 1) % errors.length]
  const place = from === undefined ? -1 : order.indexOf(rootOf(from))
  return errors.find((path) => order.indexOf(rootOf(path)) > place) ?? errors[0]
}
