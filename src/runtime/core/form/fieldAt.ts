import type { FormBundle, FormField } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { type FormPath, parseCell } from './paths.ts'

/** Returns the field of a path: a column for a cell of a table. Keys may contain slashes. */
export function fieldAt(
  { fields }: Pick<FormBundle, 'fields'>,
  path: FormPath,
): FormField | undefined {
  const field = ownValue(fields, path)
  if (field) return field
  const cell = parseCell(path)
  return cell && ownValue(fields, cell.table)?.columns?.find(({ key }) => key === cell.column)
}
