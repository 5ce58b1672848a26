import { type FormInfo, startsSection } from './rows.ts'

/** Rows from `start` to before `end`. */
export interface RowRange {
  start: number
  end: number
}

/** Returns the sections of a form: each from the row of its `page` to the next; rows before the first belong to none. */
export function sectionsOf(formInfo: FormInfo): RowRange[] {
  const starts = formInfo.flatMap((row, at) => (startsSection(row) ? [at] : []))
  return starts.map((start, nth) => ({ start, end: starts[nth + 1] ?? formInfo.length }))
}

/** Returns the section that starts at a row; undefined when none does. */
export const sectionAt = (formInfo: FormInfo, row: number): RowRange | undefined =>
  sectionsOf(formInfo).find(({ start }) => start === row)

/** Returns the rows of the document that a part of it takes: those of a section, else the row itself. */
export const rangeOf = (formInfo: FormInfo, part: string, row: number): RowRange =>
  (part === 'section' && sectionAt(formInfo, row)) || { start: row, end: row + 1 }
