import type { DiagnosticCode, FieldAttribute, Item } from '#contract/formInfo.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { jsonPointer } from '#domain/json/jsonPointer.ts'
import details from '../details.json' with { type: 'json' }
import type { AttributeReader } from './reader.ts'
import { isOn } from './spellings.ts'

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

/**
 * Items to choose from; `value`/`label` are aliases of `itemCode`/`itemName`. An entry without a code, or with a
 * duplicate one on its level, is reported and left out.
 */
export function readItems(reader: AttributeReader, name: FieldAttribute): Item[] {
  return itemsOf(reader.raw(name), '', (code, detail, within) =>
    reader.complain(code, name, detail, within),
  )
}

type Complain = (code: DiagnosticCode, detail: string, within: string) => void

function itemsOf(value: unknown, within: string, complain: Complain): Item[] {
  if (value === undefined || value === null || value === '') return []
  if (!Array.isArray(value)) {
    complain('attribute-invalid', details.notItems, within)
    return []
  }
  const usedCodes = new Set<string>()
  return value.flatMap((entry: unknown, index) => {
    const at = within + jsonPointer(index)
    const item = isRecord(entry) ? itemOf(entry, at, complain) : undefined
    if (!item) complain('attribute-invalid', details.itemWithoutCode, at)
    else if (usedCodes.has(item.itemCode))
      complain('duplicate-option', `“${item.itemCode}”`, at + jsonPointer(codeName(entry)))
    if (!item || usedCodes.has(item.itemCode)) return []
    usedCodes.add(item.itemCode)
    return [item]
  })
}

/** The member that holds the code. */
const codeName = (entry: unknown): string =>
  isRecord(entry) && textOf(entry.itemCode) === undefined ? 'value' : 'itemCode'

function itemOf(entry: Record<string, unknown>, at: string, complain: Complain): Item | undefined {
  const itemCode = textOf(entry.itemCode) ?? textOf(entry.value)
  if (itemCode === undefined) return undefined
  const itemName = textOf(entry.itemName) ?? textOf(entry.label) ?? itemCode
  const children = itemsOf(entry.children, `${at}/children`, complain)
  const off = isOn(entry.off)
  return { itemCode, itemName, ...(off && { off }), ...(children.length > 0 && { children }) }
}
