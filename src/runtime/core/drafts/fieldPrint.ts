import type { FormBundle, FormField } from '#contract/form.ts'
import { canonicalJson } from '#domain/json/canonicalJson.ts'

/**
 * What makes an answer stand or fall with its question, in the order a change is reported by. Looks (placeholder,
 * width, print), messages and `required` are left out: an answer given before is still one.
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

/** A field's definition as a short text: one digest an aspect, in the order of `ASPECTS`. */
export const printOf = (field: FormField): string =>
  NAMES.map((name) => digest(canonicalJson(ASPECTS[name](field)))).join('.')

const prints = new WeakMap<FormBundle, Map<string, string>>()

/** The print of a bundle's field; made once, when it is asked for first. */
export function fieldPrint(bundle: FormBundle, field: FormField): string {
  const known = prints.get(bundle) ?? new Map<string, string>()
  prints.set(bundle, known)
  const print = known.get(field.key) ?? printOf(field)
  known.set(field.key, print)
  return print
}

/** The first aspect two prints differ in; undefined when they are of the same definition. */
export function changedAspect(before: string, now: string): Aspect | undefined {
  const [old, fresh] = [before.split('.'), now.split('.')]
  return NAMES.find((_, index) => old[index] !== fresh[index])
}

/** FNV-1a of 32 bits: it tells two versions of one aspect apart, no more is asked of it. */
export function digest(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}
