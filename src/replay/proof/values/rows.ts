import type { FormField, FormValues } from '#contract/form.ts'
import { type Offerer, offer } from './offer.ts'

/** Columns by which rules distinguish rows. */
const TELLING = ['id', 'orgName']

/** Returns the minimum number of rows of a non-empty table. */
export const leastRows = ({ constraints: { min = 0 } }: FormField): number =>
  Math.max(1, Math.ceil(min))

const isUnique = ({ constraints }: FormField): boolean => constraints.notRepeat === 'rows'

/** Returns how many distinct values a column needs for so many rows. */
export const wantedCells = (column: FormField, rows: number): number =>
  isUnique(column) ? rows : 1

/** Offers the minimum number of rows with valid cells, distinct where the rows must not repeat a value. */
export const tableOffer: Offerer = ({ field, codes, validCells }) => {
  const { constraints } = field
  const columns = (field.columns ?? []).filter(({ isHide }) => !isHide)
  const least = leastRows(field)
  const most = Math.min(constraints.max ?? least, constraints.numLimit ?? least)
  const isPossible = least <= most
  const count = isPossible ? least : 1
  const cells = columns.map((column) => ({
    column,
    ...validCells(column, wantedCells(column, count)),
  }))
  const lacks = cells.some(({ column, noMore }) => column.required && noMore)
  const rows = Array.from({ length: count }, (_, row) => rowOf(cells, row))
  const open = codes.length > 0 && columns.some(({ key }) => TELLING.includes(key))
  return offer([rows], { open, unsure: isPossible && !lacks })
}

function rowOf(
  cells: readonly { column: FormField; values: readonly unknown[] }[],
  row: number,
): FormValues {
  return Object.fromEntries(
    cells.flatMap(({ column, values }) => {
      const value = values[isUnique(column) ? row : 0]
      return value === undefined ? [] : [[column.key, value]]
    }),
  )
}
