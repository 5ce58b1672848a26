import type { OptionSource } from '#contract/form.ts'
import type { Item } from '#contract/formInfo.ts'
import { jsonPointer } from '#domain/json/jsonPointer.ts'

/** An option: the codes from the root to it joined by `/`, its name, and whether it is retired. */
export type ItemSnapshot = [path: string, name: string, off?: true]

export type OptionSnapshot =
  | Exclude<OptionSource, { kind: 'items' }>
  | { kind: 'items'; items: ItemSnapshot[] }

/** A tree of options as a list, each before its children: one short line an option. */
export function itemSnapshots(
  items: readonly Item[],
  above: readonly string[] = [],
): ItemSnapshot[] {
  return items.flatMap(({ itemCode, itemName, off, children = [] }): ItemSnapshot[] => {
    const codes = [...above, itemCode]
    const path = jsonPointer(...codes).slice(1)
    const own: ItemSnapshot = off ? [path, itemName, off] : [path, itemName]
    return [own, ...itemSnapshots(children, codes)]
  })
}

export const optionSnapshot = (options: OptionSource): OptionSnapshot =>
  options.kind === 'items' ? { kind: 'items', items: itemSnapshots(options.items) } : options
