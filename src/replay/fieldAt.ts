import type { FormBundle, FormField } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { type FormPath, parseCell } from '#runtime/core/form/paths.ts'

/** The field a path names, or the column of the cell it names. */
export function fieldAt(
  { fields }: Pick<FormBundle, 'fields'>,
  path: FormPath,
): FormField | undefined {
  const cell = parseCell(path)
  const columns = cell && ownValue(fields, cell.table)?.columns
  return ownValue(fields, path) ?? columns?.find(({ key }) => key === cell?.column)
}
