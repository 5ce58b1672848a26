import type { OptionSource } from '#contract/form.ts'
import type { Item } from '#contract/formInfo.ts'
import { jsonPointer } from '#domain/json/jsonPointer.ts'

/** An option: the codes from the root to it joined by `/`, its name, and whether it is retired. */
export type ItemPicture = [path: string, name: string, off?: true]

export type OptionPicture =
  | Exclude<OptionSource, { kind: 'items' }>
  | { kind: 'items'; items: ItemPicture[] }

/** A tree of options as a list, each before its children: one short line an option. */
export function itemPictures(items: readonly Item[], above: readonly string[] = []): ItemPicture[] {
  return items.flatMap(({ itemCode, itemName, off, children = [] }): ItemPicture[] => {
    const codes = [...above, itemCode]
    const path = jsonPointer(...codes).slice(1)
    const own: ItemPicture = off ? [path, itemName, off] : [path, itemName]
    return [own, ...itemPictures(children, codes)]
  })
}

export const optionPicture = (options: OptionSource): OptionPicture =>
  options.kind === 'items' ? { kind: 'items', items: itemPictures(options.items) } : options
