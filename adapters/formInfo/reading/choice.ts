import type { Item } from '#contract/formInfo.ts'
import { findItem } from './findItem.ts'
import type { Reader } from './reader.ts'

/** What people put between several choices. */
const BETWEEN = /[、,，;；|\n]+/

/** Texts of several choices; a text that is one item's name is not taken apart. */
function parts(items: readonly Item[], text: string, separator: string): string[] {
  if (findItem(items, text)) return [text]
  const bySeparator = text.split(separator)
  const pieces = bySeparator.length > 1 ? bySeparator : text.split(BETWEEN)
  return pieces.filter((piece) => piece.trim() !== '')
}

/** One item, or several in the order of the list. */
export const readChoice: Reader = (field, text, tables) => {
  const items = tables.itemsOf(field)
  const texts = field.ui.multiple ? parts(items, text, field.ui.separator) : [text]
  const codes = texts.map((each) => findItem(items, each)?.itemCode)
  const missing = texts.find((_, index) => codes[index] === undefined)
  if (missing !== undefined)
    return { reason: texts.length > 1 ? `中的“${missing.trim()}”不在选项中` : '不在选项中' }
  if (!field.ui.multiple) return { value: codes[0] }
  const order = items.map(({ itemCode }) => itemCode)
  const chosen = new Set(codes)
  return { value: order.filter((code) => chosen.has(code)) }
}
