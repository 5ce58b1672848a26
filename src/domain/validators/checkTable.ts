import type { FormField, FormValues } from '#contract/form.ts'
import type { CheckContext, FormErrors } from './checkContext.ts'
import { checkField } from './checkField.ts'

const isRow = (row: unknown): row is FormValues =>
  typeof row === 'object' && row !== null && !Array.isArray(row)

/** The errors of one row, by column. */
export function checkRow(
  columns: readonly FormField[],
  rows: readonly FormValues[],
  index: number,
  context: CheckContext,
): FormErrors {
  const row = rows[index] ?? {}
  const errors: FormErrors = {}
  for (const column of columns) {
    const value = Object.hasOwn(row, column.key) ? row[column.key] : undefined
    const error = checkField(column, value, { ...context, row: { rows, index } })
    if (error !== undefined) errors[column.key] = error
  }
  return errors
}

/** The errors of a table's cells, by `key/row/column`; the table's own are `checkField`'s. */
export function checkTable(field: FormField, value: unknown, context: CheckContext): FormErrors {
  if (!Array.isArray(value)) return {}
  const rows = value.map((row: unknown) => (isRow(row) ? row : {}))
  return Object.fromEntries(
    rows.flatMap((_, index) =>
      Object.entries(checkRow(field.columns ?? [], rows, index, context)).map(
        ([column, error]) => [`${field.key}/${index}/${column}`, error] as const,
      ),
    ),
  )
}
