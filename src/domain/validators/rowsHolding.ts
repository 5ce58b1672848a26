import type { FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { canonicalJson } from '../json/canonicalJson.ts'
import { isEmpty } from '../json/isEmpty.ts'

/** Row numbers by value of one column. */
type ColumnIndex = ReadonlyMap<string, readonly number[]>

/** One index per list of rows and column: rows are replaced, never changed in place. */
const indexes = new WeakMap<readonly FormValues[], Map<string, ColumnIndex>>()

/** Values that differ only in case or blanks around are the same value. */
const comparable = (value: unknown): string =>
  typeof value === 'string' ? value.trim().toUpperCase() : canonicalJson(value)

function buildIndex(rows: readonly FormValues[], key: string): ColumnIndex {
  const index = new Map<string, number[]>()
  for (const [at, row] of rows.entries()) {
    const value = ownValue(row, key)
    if (isEmpty(value)) continue
    const held = comparable(value)
    const rowsSoFar = index.get(held)
    if (rowsSoFar) rowsSoFar.push(at)
    else index.set(held, [at])
  }
  return index
}

function indexOf(rows: readonly FormValues[], key: string): ColumnIndex {
  const cached = indexes.get(rows) ?? new Map<string, ColumnIndex>()
  indexes.set(rows, cached)
  const index = cached.get(key) ?? buildIndex(rows, key)
  cached.set(key, index)
  return index
}

/**
 * Numbers of the rows that hold this value in column `key`; none for an empty value. Asking for every row of a table
 * looks at each row once.
 */
export const rowsHolding = (
  rows: readonly FormValues[],
  key: string,
  value: unknown,
): readonly number[] => (isEmpty(value) ? [] : (indexOf(rows, key).get(comparable(value)) ?? []))
