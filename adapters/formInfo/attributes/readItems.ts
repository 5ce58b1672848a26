import type { FieldAttribute, Item } from '#contract/formInfo.ts'
import { isRecord } from '#domain/isRecord.ts'
import { jsonPointer } from '#domain/jsonPointer.ts'
import type { AttributeReader } from './reader.ts'

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

/** Items to choose from; `value`/`label` stand for `itemCode`/`itemName`. An entry without a code is reported and left out. */
export function readItems(reader: AttributeReader, name: FieldAttribute): Item[] {
  return itemsOf(reader.raw(name), '', (detail, within) =>
    reader.complain('attribute-invalid', name, detail, within),
  )
}

function itemsOf(
  value: unknown,
  within: string,
  complain: (detail: string, within: string) => void,
): Item[] {
  if (value === undefined || value === null || value === '') return []
  if (!Array.isArray(value)) {
    complain('“items”应为选项的列表', within)
    return []
  }
  return value.flatMap((entry: unknown, index) => {
    const at = within + jsonPointer(index)
    const item = isRecord(entry) ? itemOf(entry, at, complain) : undefined
    if (!item) complain('“items”的选项缺少编码', at)
    return item ? [item] : []
  })
}

function itemOf(
  entry: Record<string, unknown>,
  at: string,
  complain: (detail: string, within: string) => void,
): Item | undefined {
  const itemCode = textOf(entry.itemCode) ?? textOf(entry.value)
  if (itemCode === undefined) return undefined
  const itemName = textOf(entry.itemName) ?? textOf(entry.label) ?? itemCode
  const children = itemsOf(entry.children, `${at}/children`, complain)
  return children.length > 0 ? { itemCode, itemName, children } : { itemCode, itemName }
}
