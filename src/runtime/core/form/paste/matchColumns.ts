import { plainText } from '#adapters/formInfo/reading/plainText.ts'
import type { FormField } from '#contract/form.ts'
import type { CellTexts } from '#domain/text/pasted/parseCells.ts'

/** Assignment of pasted columns to table columns. */
export interface ColumnMatch {
  /** True when the first pasted row is a header. */
  headed: boolean
  /** By index of the pasted column; undefined without a matching table column. */
  columns: readonly (FormField | undefined)[]
}

/** Normalises a header: without required mark, colon and blanks. */
const headText = (text: string): string => plainText(text).replace(/[*:：\s]/g, '')

/** Label of the table's own index column, which exported sheets contain. */
const INDEX_LABEL = '序号'

/**
 * Matches columns by label, in any order, when the first row is a header: it contains at least two labels (one for a
 * single column), and at least half of its texts are labels. Otherwise columns are assigned from `from` on to the
 * right.
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

/** Keeps only the first of repeated labels. */
const firstOnly = (
  column: FormField | undefined,
  all: readonly (FormField | undefined)[],
  at: number,
): FormField | undefined => (all.indexOf(column) === at ? column : undefined)

/** True for a pasted column that only numbers the rows. */
export const isIndexColumn = (cells: CellTexts, at: number, headed: boolean): boolean =>
  headed && cells[0]?.[at]?.trim() === INDEX_LABEL
