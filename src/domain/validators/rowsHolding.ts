import type { FormField, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { canonicalJson } from '../json/canonicalJson.ts'
import { isEmpty } from '../json/isEmpty.ts'
import { cleanValue } from '../text/kinds/cleanValue.ts'

/** Row numbers by value of one column. */
type ColumnIndex = ReadonlyMap<string, readonly number[]>

/** One index per list of rows and column: rows are replaced, never changed in place. */
const indexes = new WeakMap<readonly FormValues[], Map<string, ColumnIndex>>()

/** Values that differ only in case, or in ways to write the same, are the same value. */
function comparable(column: FormField, value: unknown): string {
  const clean = cleanValue(column, value)
  return typeof clean === 'string' ? clean.trim().toUpperCase() : canonicalJson(clean)
}

function buildIndex(rows: readonly FormValues[], column: FormField): ColumnIndex {
  const index = new Map<string, number[]>()
  for (const [at, row] of rows.entries()) {
    const value = ownValue(row, column.key)
    if (isEmpty(value)) continue
    const held = comparable(column, value)
    const rowsSoFar = index.get(held)
    if (rowsSoFar) rowsSoFar.push(at)
    else index.set(held, [at])
  }
  return index
}

function indexOf(rows: readonly FormValues[], column: FormField): ColumnIndex {
  const cached = indexes.get(rows) ?? new Map<string, ColumnIndex>()
  indexes.set(rows, cached)
  const index = cached.get(column.key) ?? buildIndex(rows, column)
  cached.set(column.key, index)
  return index
}

/**
 * Numbers of the rows that hold this value in a column; none for an empty value. Asking for every row of a table
 * looks at each row once.
 */
export const rowsHolding = (
  rows: readonly FormValues[],
  column: FormField,
  value: unknown,
): readonly number[] =>
  isEmpty(value) ? [] : (indexOf(rows, column).get(comparable(column, value)) ?? [])
