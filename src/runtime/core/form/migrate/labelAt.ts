import type { FormBundle, FormField } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { type FormPath, parseCell } from '../paths.ts'

/** Returns the label of a field; for a cell those of table, row and column. */
export function labelAt({ fields }: FormBundle, path: FormPath): string {
  const named = (field: FormField | undefined, key: string): string => field?.label || key
  const cell = ownValue(fields, path) ? undefined : parseCell(path)
  if (!cell) return named(ownValue(fields, path), path)
  const table = ownValue(fields, cell.table)
  const column = table?.columns?.find(({ key }) => key === cell.column)
  return `${named(table, cell.table)}第${cell.row + 1}行${named(column, cell.column)}`
}
