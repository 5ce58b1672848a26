import { plainText } from '#adapters/formInfo/reading/plainText.ts'
import type { FormField } from '#contract/form.ts'
import type { CellTexts } from '#domain/text/pasted/parseCells.ts'

/** Which pasted column goes where. */
export interface ColumnMatch {
  /** The first pasted row was a head; it is no data. */
  headed: boolean
  /** By number of the pasted column; undefined where the table has none for it. */
  columns: readonly (FormField | undefined)[]
}

/** A label as a head may spell it: with a mark for required, a colon, blanks. */
const headText = (text: string): string => plainText(text).replace(/[*:：\s]/g, '')

/** Our own first column; a sheet that was made from the table has it, too. */
const INDEX_LABEL = '序号'

/**
 * A first row that says labels of columns is a head: then columns are matched by label, in any order. Two labels
 * make a head, or one over a single column, if at least half of what stands there are labels. Otherwise columns are
 * filled from `from` on to the right.
 */
export function matchColumns(
  cells: CellTexts,
  columns: readonly FormField[],
  from: number,
): ColumnMatch {
  const [first = []] = cells
  const width = Math.max(...cells.map((row) => row.length))
  const named = first.map((text) =>
    columns.find(({ label }) => headText(label) === headText(text) && text.trim() !== ''),
  )
  const texts = first.filter((text) => text.trim() !== '' && text !== INDEX_LABEL).length
  const found = new Set(named.filter((column) => column)).size
  const enough = found >= 2 || (found === 1 && width === 1 && cells.length > 1)
  if (enough && found * 2 >= texts)
    return { headed: true, columns: named.map((column, at) => firstOnly(column, named, at)) }
  return { headed: false, columns: Array.from({ length: width }, (_, at) => columns[from + at]) }
}

/** A label that stands twice counts where it stands first. */
const firstOnly = (
  column: FormField | undefined,
  all: readonly (FormField | undefined)[],
  at: number,
): FormField | undefined => (all.indexOf(column) === at ? column : undefined)

/** Whether a pasted column only counts the rows. */
export const isIndexColumn = (cells: CellTexts, at: number, headed: boolean): boolean =>
  headed && cells[0]?.[at]?.trim() === INDEX_LABEL
