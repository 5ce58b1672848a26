import type { Dictionaries, Item } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'

function findItem(items: readonly Item[], code: string): Item | undefined {
  for (const item of items) {
    const found = item.itemCode === code ? item : findItem(item.children ?? [], code)
    if (found) return found
  }
  return undefined
}

/**
 * Returns the name of a code, searched at any depth; the code itself when no item has it, so that a value never
 * disappears.
 */
export const itemName = (items: readonly Item[], code: string): string =>
  findItem(items, code)?.itemName ?? code

/** The name of a code in a dictionary, by its name on the wire (`SEX`, `ORG_TITLE`). */
export const dictionaryName = (dictionaries: Dictionaries, name: string, code: string): string =>
  itemName(ownValue(dictionaries, name) ?? [], code)
