import type { FormField, FormValues } from '#contract/form.ts'
import type { Points } from '#runtime/core/why/candidates/points.ts'
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
export const tableOffer: Offerer = ({ field, codes, points, validCells }) => {
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
  const open =
    codes.length + points.texts.length > 0 && columns.some(({ key }) => TELLING.includes(key))
  const rows = (length: number) => Array.from({ length }, (_, row) => rowOf(cells, row))
  const counts = countsOf(field, points.numbers).filter((each) => each !== count)
  return offer([rows(count), ...counts.map(rows), ...withSums(field, points, rows(count))], {
    open,
    unsure: isPossible && !lacks,
  })
}

/** Returns the numbers of rows that rules tell apart, as far as rows can be added. */
function countsOf({ constraints: { numLimit } }: FormField, numbers: readonly number[]): number[] {
  const most = Math.min(MOST_ROWS, numLimit ?? MOST_ROWS)
  const wanted = numbers.flatMap((each) => [each - 1, each, each + 1].map(Math.floor))
  return [...new Set(wanted)].filter((count) => count > 0 && count <= most)
}

/** Longer tables are not listed. */
const MOST_ROWS = 60

/** Returns the rows with other sums of the columns that rules add up; not all sums there are. */
function withSums(
  { columns = [] }: FormField,
  { columns: summed, numbers }: Points,
  rows: readonly FormValues[],
): FormValues[][] {
  const found = columns.filter(({ key, shape }) => summed.includes(key) && SUMMED.includes(shape))
  const sums = [...new Set(numbers.flatMap((each) => [each - 1, each, each + 1]))]
  return found.flatMap(({ key, shape }) =>
    sums.map((sum) =>
      rows.map((row, at) => {
        const part = at === 0 ? sum : 0
        return { ...row, [key]: shape === 'number' ? part : String(part) }
      }),
    ),
  )
}

const SUMMED: readonly FormField['shape'][] = ['number', 'text']

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
