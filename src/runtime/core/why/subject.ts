import type { FormField } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { jsonPointer } from '#domain/json/jsonPointer.ts'
import type { FormStore } from '../form/formStore.ts'
import { type CellPath, type FormPath, parseCell } from '../form/paths.ts'

/** The field or cell being explained. */
export interface Subject {
  path: FormPath
  field: FormField
  /** Label: `“单位税号”` or `“成果”第 2 行的“名称”`. */
  label: string
  /** Pointer to its definition in the bundle's origin. */
  origin: string
  cell?: CellPath & { tableField: FormField }
}

const named = ({ label, key }: FormField): string => label || key

/** Returns the subject at a path; undefined when the field, column or row does not exist. */
export function subjectAt(store: FormStore, path: FormPath): Subject | undefined {
  const { fields } = store.bundle
  const field = ownValue(fields, path)
  if (field) return { path, field, label: `“${named(field)}”`, origin: jsonPointer('fields', path) }
  const cell = parseCell(path)
  const tableField = cell && ownValue(fields, cell.table)
  const column = tableField?.columns?.find(({ key }) => key === cell?.column)
  if (!cell || !tableField || !column || !store.rows(cell.table)[cell.row]) return undefined
  return {
    path,
    field: column,
    label: `“${named(tableField)}”第 ${cell.row + 1} 行的“${named(column)}”`,
    origin: jsonPointer('fields', cell.table, 'columns', cell.column),
    cell: { ...cell, tableField },
  }
}
