import type { FormField } from '#contract/form.ts'
import type { Item } from '#contract/formInfo.ts'
import { canonicalJson } from '../../json/canonicalJson.ts'
import type { CheckContext } from '../checkContext.ts'
import { namedItems } from './fieldItems.ts'
import { isLeafPath } from './isLeafPath.ts'
import { itemAt } from './itemAt.ts'
import { storedValues } from './storedValue.ts'

/**
 * Returns several choices without those that may stay as they were: of the stored record, and still named, though
 * offered no more (decision 0409). A choice that is made twice stays, once, to be judged.
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
