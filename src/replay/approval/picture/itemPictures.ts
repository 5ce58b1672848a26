import type { OptionSource } from '#contract/form.ts'
import type { Item } from '#contract/formInfo.ts'
import { jsonPointer } from '#domain/jsonPointer.ts'

/** An option: the codes from the root to it joined by `/`, and its name. */
export type ItemPicture = [path: string, name: string]

export type OptionPicture =
  | Exclude<OptionSource, { kind: 'items' }>
  | { kind: 'items'; items: ItemPicture[] }

/** A tree of options as a list, each before its children: one short line an option. */
export function itemPictures(items: readonly Item[], above: readonly string[] = []): ItemPicture[] {
  return items.flatMap(({ itemCode, itemName, children = [] }) => {
    const codes = [...above, itemCode]
    return [[jsonPointer(...codes).slice(1), itemName], ...itemPictures(children, codes)]
  })
}

export const optionPicture = (options: OptionSource): OptionPicture =>
  options.kind === 'items' ? { kind: 'items', items: itemPictures(options.items) } : options
