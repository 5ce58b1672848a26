import type { PrintSection } from '#contract/print.ts'

/** Sections by sheet: one that begins a page begins a sheet. At least one sheet, for the title. */
export function sheetsOf(sections: readonly PrintSection[]): PrintSection[][] {
  const sheets: PrintSection[][] = [[]]
  for (const section of sections) {
    if (!section.title && section.rows.length === 0) continue
    if (section.pageBreak && sheets.some((sheet) => sheet.length > 0)) sheets.push([])
    sheets.at(-1)?.push(section)
  }
  return sheets
}
