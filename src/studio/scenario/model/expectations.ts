import type { FormBundle } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { Expectation } from '#replay/scenario.ts'

/** The lists of fields that can be expected. */
export type FieldList = 'visible' | 'hidden' | 'disabled'

/** Returns the expectation with changed members; undefined removes one. */
export function withExpected(
  expected: Expectation,
  change: { [Key in keyof Expectation]?: Expectation[Key] | undefined },
): Expectation {
  const entries = Object.entries({ ...expected, ...change })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/**
 * Returns the expectation with other fields in a list; an empty list is removed. A field expected to show is removed
 * from the hidden ones, and vice versa.
 */
export function withFields(
  expected: Expectation,
  list: FieldList,
  keys: readonly string[],
): Expectation {
  const other = { visible: 'hidden', hidden: 'visible', disabled: undefined }[list] as
    | FieldList
    | undefined
  const rest = other && expected[other]?.filter((key) => !keys.includes(key))
  return withExpected(expected, {
    [list]: keys.length > 0 ? [...keys] : undefined,
    ...(other && { [other]: rest && rest.length > 0 ? rest : undefined }),
  })
}

/** Returns the messages with the one at a place replaced, possibly at another place; undefined removes it. */
export function withMessage(
  errors: Readonly<Record<string, string>>,
  path: string,
  next: { path: string; message: string } | undefined,
): Record<string, string> {
  const entries = Object.entries(errors).filter(([at]) => at === path || at !== next?.path)
  const at = entries.findIndex(([one]) => one === path)
  const fresh: [string, string][] = next ? [[next.path, next.message]] : []
  entries.splice(at < 0 ? entries.length : at, at < 0 ? 0 : 1, ...fresh)
  return Object.fromEntries(entries)
}

/** Returns the keys of fields that can be visible, in the order of the form. */
export const shownKeys = ({ order, fields }: Pick<FormBundle, 'order' | 'fields'>): string[] =>
  order.filter((key) => {
    const field = ownValue(fields, key)
    return field !== undefined && !field.isHide && field.shape !== 'none'
  })
