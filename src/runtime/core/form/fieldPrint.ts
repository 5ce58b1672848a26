import type { FormBundle, FormField } from '#contract/form.ts'
import { canonicalJson } from '#domain/json/canonicalJson.ts'

/**
 * Aspects of a definition that an answer depends on, in the order in which changes are reported. Appearance
 * (placeholder, width, print), messages and `required` are left out, because they do not invalidate an answer.
 */
const ASPECTS = {
  type: ({ type, shape, ui }) => [type, shape, ui.fmt, ui.choiceType, ui.multiple, ui.range],
  label: ({ label, ui }) => [label, ui.describe],
  options: ({ options }) => options,
  rules: ({ constraints }) => constraints,
  columns: ({ columns }) => columns?.map((column) => [column.key, printOf(column)]),
} as const satisfies Record<string, (field: FormField) => unknown>

export type Aspect = keyof typeof ASPECTS

const NAMES = Object.keys(ASPECTS) as Aspect[]

/** Returns a field definition's fingerprint: one digest per aspect, in the order of `ASPECTS`. */
export const printOf = (field: FormField): string =>
  NAMES.map((name) => digest(canonicalJson(ASPECTS[name](field)))).join('.')

const prints = new WeakMap<FormBundle, Map<string, string>>()

/** Returns the fingerprint of a bundle's field; cached. */
export function fieldPrint(bundle: FormBundle, field: FormField): string {
  const known = prints.get(bundle) ?? new Map<string, string>()
  prints.set(bundle, known)
  const print = known.get(field.key) ?? printOf(field)
  known.set(field.key, print)
  return print
}

/** Returns the first aspect in which two fingerprints differ; undefined when they are equal. */
export function changedAspect(before: string, now: string): Aspect | undefined {
  const [old, fresh] = [before.split('.'), now.split('.')]
  return NAMES.find((_, index) => old[index] !== fresh[index])
}

/** FNV-1a, 32 bits: sufficient to distinguish two versions of one aspect. */
export function digest(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}
