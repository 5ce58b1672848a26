import type { FormField, FormValues } from '#contract/form.ts'
import type { FileValue } from '#contract/formInfo.ts'
import { isOfType } from '#domain/file/fileRules.ts'
import { openingRow } from '../../form/openingValues.ts'
import type { Candidates } from './candidate.ts'
import { countsOf, NO_POINTS, type Points } from './points.ts'

/** Returns the allowed files of the current value, the maximum number, one file, and one too many. */
export const fileCandidates: Candidates = ({ field, value }) => {
  const { fileType, limit } = field.constraints
  const files: readonly FileValue[] = Array.isArray(value) ? value : []
  const name = `示例.${fileType?.[0] ?? 'pdf'}`
  const allowed = files.filter((file) => !fileType || isOfType(file, fileType))
  const one = { name, url: `/${name}` }
  const over = limit === undefined ? [] : [Array.from({ length: limit + 1 }, () => one)]
  return [allowed, files.slice(0, limit), allowed.slice(0, limit), [one], ...over].filter(
    (list) => list.length > 0,
  )
}

/** Maximum number of rows tried. */
const MOST_ROWS = 50

/** Returns as many rows as the limits require, one more and one fewer; new rows are as the form adds them. */
export const rowCandidates: Candidates = ({ field, value, points }) => {
  const rows: readonly FormValues[] = Array.isArray(value) ? value : []
  const { min, max, numLimit } = field.constraints
  const counts = [
    min,
    max,
    numLimit,
    rows.length + 1,
    rows.length - 1,
    max && max + 1,
    ...countsOf(points),
  ]
  const lists = counts.flatMap((count) =>
    count !== undefined && count > 0 && count <= MOST_ROWS ? [sized(field, rows, count)] : [],
  )
  return [...lists, ...withSums(field, rows, points)]
}

/** Returns the rows with other values in the columns that rules add up, in the first row. */
function withSums(
  { columns = [], ...table }: FormField,
  rows: readonly FormValues[],
  { columns: summed, numbers }: Points = NO_POINTS,
): FormValues[][] {
  const [first = openingRow({ ...table, columns }), ...rest] = rows
  return columns
    .filter(({ key }) => summed.includes(key))
    .flatMap(({ key, shape }) =>
      numbers
        .flatMap((each) => [each, each + 1, each - 1])
        .map((sum) => [{ ...first, [key]: shape === 'number' ? sum : String(sum) }, ...rest]),
    )
}

const sized = (field: FormField, rows: readonly FormValues[], count: number): FormValues[] => [
  ...rows.slice(0, count),
  ...Array.from({ length: Math.max(0, count - rows.length) }, () => openingRow(field)),
]
