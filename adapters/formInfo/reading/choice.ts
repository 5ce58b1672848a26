import type { Item } from '#contract/formInfo.ts'
import { fill } from '#domain/text/fill.ts'
import { findItem } from './findItem.ts'
import type { Reader } from './reader.ts'
import texts from './texts.json' with { type: 'json' }

/** Separators that people write between several choices. */
const BETWEEN = /[、,，;；|\n]+/

/** Splits a text into several choices; a text that is one item's name is not split. */
function parts(items: readonly Item[], text: string, separator: string): string[] {
  if (findItem(items, text)) return [text]
  const bySeparator = text.split(separator)
  const pieces = bySeparator.length > 1 ? bySeparator : text.split(BETWEEN)
  return pieces.filter((piece) => piece.trim() !== '')
}

/** One item, or several in the order of the list. */
export const readChoice: Reader = (field, text, tables) => {
  const items = tables.itemsOf(field)
  const pieces = field.ui.multiple ? parts(items, text, field.ui.separator) : [text]
  const codes = pieces.map((each) => findItem(items, each)?.itemCode)
  const missing = pieces.find((_, index) => codes[index] === undefined)
  if (missing !== undefined)
    return {
      reason:
        pieces.length > 1
          ? fill(texts.partOf, { part: missing.trim(), reason: texts.notOffered })
          : texts.notOffered,
    }
  if (!field.ui.multiple) return { value: codes[0] }
  const order = items.map(({ itemCode }) => itemCode)
  const chosen = new Set(codes)
  return { value: order.filter((code) => chosen.has(code)) }
}
