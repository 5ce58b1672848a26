import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { countOf } from '../attributes/readCount.ts'
import { readCountLimit } from '../attributes/readLimit.ts'
import { definedOnly } from '../definedOnly.ts'
import type { Displayer } from '../display/displayer.ts'
import type { FieldTypeDefinition } from './fieldType.ts'

const cellOf = (row: unknown, key: string): unknown =>
  isRecord(row) ? ownValue(row, key) : undefined

/** A table of its columns' cells; columns that are not printed are left out. */
const display: Displayer = (field, value, tables, displayCell) => {
  const columns = (field.columns ?? []).filter(({ print, isHide }) => print.on && !isHide)
  const rows: readonly unknown[] = Array.isArray(value) ? value : []
  return {
    kind: 'table',
    columns: columns.map(({ label }) => label),
    rows: rows.map((row) =>
      columns.map((column) => displayCell(column, cellOf(row, column.key), tables)),
    ),
  }
}

/** Rows of a small form whose fields are the definitions in `items`. */
export const tableField: FieldTypeDefinition = {
  name: '表格',
  verb: '添加',
  convert(reader, scope) {
    const limited = reader.flag('isNumLimit')
    const numLimit = reader.number('numLimit')
    const most = limited ? countOf(reader, 'numLimit', numLimit) : undefined
    return {
      shape: 'rows',
      columns: scope.columnsOf(reader),
      constraints: {
        ...readCountLimit(reader),
        ...definedOnly({ numLimit: most }),
      },
    }
  },
  display,
  read: 'nothing',
}
