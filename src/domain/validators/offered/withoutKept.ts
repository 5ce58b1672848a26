import type { FormField } from '#contract/form.ts'
import type { Item } from '#contract/formInfo.ts'
import { canonicalJson } from '../../json/canonicalJson.ts'
import type { CheckContext } from '../checkContext.ts'
import { namedItems } from './fieldItems.ts'
import { isLeafPath } from './isLeafPath.ts'
import { itemAt } from './itemAt.ts'
import { storedValues } from './storedValue.ts'

/**
 * Returns the choices that remain to be checked: without those in the stored record that still have a name, though they
 * are no longer offered (decision 0409). A repeated choice stays once, so that it is checked.
 */
export function withoutKept(field: FormField, value: unknown, context: CheckContext): unknown {
  const isNamed = NAMED[field.shape]
  if (!isNamed || !Array.isArray(value)) return value
  const stored = new Set(storedValues(field, context).flat().map(canonicalJson))
  if (stored.size === 0) return value
  const named = namedItems(field, context.tables)
  const seen = new Set<string>()
  return value.filter((choice: unknown) => {
    const name = canonicalJson(choice)
    const isKept = stored.has(name) && !seen.has(name) && isNamed(named, choice)
    seen.add(name)
    return !isKept
  })
}

const NAMED: Partial<
  Record<FormField['shape'], (items: readonly Item[], choice: unknown) => boolean>
> = {
  codes: (items, code) => itemAt(items, String(code)) !== undefined,
  paths: (items, path) => Array.isArray(path) && isLeafPath(items, path),
}
