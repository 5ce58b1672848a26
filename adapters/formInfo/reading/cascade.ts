import type { Item } from '#contract/formInfo.ts'
import { fill } from '#domain/text/fill.ts'
import { findItem, findNodes, findShort, type Path } from './findItem.ts'
import { plainText } from './plainText.ts'
import type { Reader, Reading } from './reader.ts'
import texts from './texts.json' with { type: 'json' }

/** Separators that people write between the levels of a path. */
const LEVELS = /[/\\>＞→|\-—\s]+/
const SEVERAL = /[、;；\n]+/

/** Down the tree by the names or codes of the levels; undefined when one is not found. */
function byLevels(items: readonly Item[], levels: readonly string[]): Path | undefined {
  const [first, ...rest] = levels
  if (first === undefined) return []
  const item = findItem(items, first) ?? findShort(items, first)
  const below = item && byLevels(item.children ?? [], rest)
  return item && below && [item.itemCode, ...below]
}

/** Names written without anything between them: `广东省深圳市南山区`. */
function byRun(items: readonly Item[], text: string): Path | undefined {
  if (text === '') return []
  for (const { itemCode, itemName, children = [] } of items) {
    const name = plainText(itemName)
    const below = text.startsWith(name) ? byRun(children, text.slice(name.length)) : undefined
    if (below) return [itemCode, ...below]
  }
  return undefined
}

const hasBelow = (items: readonly Item[], path: Path): boolean => {
  const [first, ...rest] = path
  const children = items.find(({ itemCode }) => itemCode === first)?.children ?? []
  return rest.length > 0 ? hasBelow(children, rest) : children.length > 0
}

function readPath(items: readonly Item[], text: string, separator: string): Path | string {
  const plain = plainText(text)
  const given = (levels: string[]) => levels.filter((level) => level.trim() !== '')
  const found =
    byLevels(items, given(text.split(separator))) ??
    byLevels(items, given(text.split(LEVELS))) ??
    byRun(items, plain.replaceAll(' ', ''))
  const paths = found ? [found] : findNodes(items, text)
  const [path] = paths
  if (!path) return texts.notOffered
  if (paths.length > 1) return texts.severalPaths
  return hasBelow(items, path) ? texts.notALeaf : path
}

/** The path to a leaf of a tree: all its names, or a last name that there is only once. */
export const readCascade: Reader = (field, text, tables): Reading => {
  const items = tables.itemsOf(field)
  const pieces = field.ui.multiple ? text.split(SEVERAL).filter((each) => each.trim()) : [text]
  const paths = pieces.map((each) => readPath(items, each, field.ui.separator))
  const wrong = paths.findIndex((path) => typeof path === 'string')
  if (wrong >= 0)
    return {
      reason:
        pieces.length > 1
          ? fill(texts.partOf, { part: pieces[wrong] ?? '', reason: String(paths[wrong]) })
          : String(paths[wrong]),
    }
  return { value: field.ui.multiple ? paths : paths[0] }
}
