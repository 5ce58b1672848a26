import type { PrintSection } from '#contract/print.ts'
import { linesOf } from './linesOf.ts'

/** About a third of a sheet. */
const FEW_LINES = 9

/**
 * Groups sections by printed page: a section that begins a page starts a new one. The first page is never a title and a
 * few lines: a section that would begin a page so close to its head continues below (decision 0202). At least one page,
 * for the title.
 */
export function sheetsOf(sections: readonly PrintSection[]): PrintSection[][] {
  const sheets: PrintSection[][] = [[]]
  for (const section of sections) {
    if (!section.title && section.rows.length === 0) continue
    if (section.pageBreak && !isNearHead(sheets)) sheets.push([])
    sheets.at(-1)?.push(section)
  }
  return sheets
}

const isNearHead = ([first = [], ...more]: readonly PrintSection[][]): boolean =>
  more.length === 0 && linesOf(first) <= FEW_LINES
