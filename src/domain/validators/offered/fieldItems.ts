import type { FormField } from '#contract/form.ts'
import type { Item } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import type { OfferTables } from '../offerTables.ts'
import { areaItems } from './areaItems.ts'
import { withoutRetired, withoutRetiredTop } from './withoutRetired.ts'

const NONE: readonly Item[] = []

type Choosable = Pick<FormField, 'type' | 'options'>

/** Every entry of a field's items, dictionary or areas, including retired ones: used to name stored codes. */
export function namedItems(
  { options }: Pick<FormField, 'options'>,
  { dictionaries, areas }: OfferTables,
): readonly Item[] {
  if (options?.kind === 'items') return options.items
  if (options?.kind === 'area') return areaItems(areas, { ...options, province: 'all' }, undefined)
  return ownValue(dictionaries, options?.name ?? '') ?? NONE
}

/**
 * The entries a person can pick now: a list for a choice, for other types a tree of which only the leaves are picked.
 * The same array as long as field and tables are the same.
 */
export function offeredItems(field: Choosable, tables: OfferTables): readonly Item[] {
  const { options, type } = field
  if (options?.kind === 'area')
    return withoutRetired(areaItems(tables.areas, options, tables.ownAreaCode))
  const named = namedItems(field, tables)
  return type === 'choice' ? withoutRetiredTop(named) : withoutRetired(named)
}
