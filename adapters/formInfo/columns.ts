import type { FormField } from '#contract/form.ts'
import { LAYOUT_TYPES } from '#contract/formInfo.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { jsonPointer } from '#domain/json/jsonPointer.ts'
import { fill } from '#domain/text/fill.ts'
import type { OfferTables } from '#domain/validators/offerTables.ts'
import type { AttributeReader } from './attributes/reader.ts'
import { convertField } from './convertField.ts'
import details from './details.json' with { type: 'json' }
import type { Report } from './diagnostics.ts'
import { wireKey } from './fieldKey.ts'
import type { ConvertScope } from './fieldTypes/fieldType.ts'
import type { FieldNode } from './parse.ts'

const NOT_COLUMNS: readonly unknown[] = [...LAYOUT_TYPES, 'table']

/**
 * Converts the definitions in a table's `items`: any type but layout and table. Invalid ones are reported and left out.
 */
export const columnsOf =
  (tables: OfferTables, report: Report): ConvertScope['columnsOf'] =>
  (table) => {
    const scope: ConvertScope = { tables, inTable: true, columnsOf: () => [] }
    const usedKeys = new Set<string>()
    return columnNodes(table).flatMap((node): FormField[] => {
      const key = wireKey(node) ?? ''
      if (usedKeys.has(key)) {
        report('duplicate-key', `${node.path}/value`, key)
        return []
      }
      if (key !== '') usedKeys.add(key)
      const { field, reader, isShow } = convertField(node, scope, report)
      reader.reportUnused()
      return [isShow ? field : { ...field, isHide: true }]
    })
  }

function columnNodes(table: AttributeReader): FieldNode[] {
  const items = table.raw('items')
  const complain = (detail: string, ...within: (string | number)[]): never[] => {
    table.complain('attribute-invalid', 'items', detail, jsonPointer(...within))
    return []
  }
  if (!Array.isArray(items)) return complain(details.notColumns)
  return items.flatMap((item: unknown, index) => {
    if (!isRecord(item)) return complain(details.notColumn, index)
    if (NOT_COLUMNS.includes(item.type)) {
      return complain(fill(details.columnType, { type: String(item.type) }), index, 'type')
    }
    const path = table.node.path + jsonPointer('items', index)
    return [{ raw: item, row: table.node.row, index, path }]
  })
}
