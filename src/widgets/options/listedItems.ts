import type { FormField } from '#contract/form.ts'
import type { Item } from '#contract/formInfo.ts'
import { namedItems, offeredItems } from '#domain/validators/offered/fieldItems.ts'
import type { OfferTables } from '#domain/validators/offerTables.ts'

/** The suffix of a retired entry listed beside those that can be picked. */
const RETIRED = '（已停用）'

/** A place in a tree, as the codes from its root. */
type Path = readonly string[]

const placeOf = (path: Path): string => JSON.stringify(path)

/**
 * Returns the entries that a field lists: those offered, and among them the marked retired ones that the value
 * contains. Returns the list itself when none of it is retired.
 */
export function listedItems(
  field: FormField,
  tables: OfferTables,
  held: readonly Path[],
): readonly Item[] {
  const [named, offered] = [namedItems(field, tables), offeredItems(field, tables)]
  if (field.options?.kind === 'area' || named === offered) return offered
  const ways = held.flatMap((path) => path.map((_, depth) => placeOf(path.slice(0, depth + 1))))
  return withHeld(named, new Set(ways), [])
}

function withHeld(items: readonly Item[], held: ReadonlySet<string>, above: Path): Item[] {
  return items.flatMap((item): Item[] => {
    const path = [...above, item.itemCode]
    if (item.off && !held.has(placeOf(path))) return []
    const itemName = item.off ? item.itemName + RETIRED : item.itemName
    if (!item.children?.length) return [{ ...item, itemName }]
    const children = withHeld(item.children, held, path)
    return children.length > 0 ? [{ ...item, itemName, children }] : []
  })
}
