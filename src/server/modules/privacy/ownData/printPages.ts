import { beginPdf, setFont } from '#server/modules/files/drawing/pdfDocument.ts'
import type { TextRun } from '#server/modules/files/drawing/sheet.ts'

export interface PrintedLine {
  style: 'title' | 'small' | 'heading' | 'line' | 'rule'
  runs: TextRun[]
}

/** Font sizes in points. */
const SIZES = { title: 18, small: 8, heading: 13, line: 10, rule: 4 } as const
const BEFORE = { title: 0, small: 2, heading: 14, line: 3, rule: 4 } as const
const MARGIN = 56

/** Prints lines on A4 pages, wrapping those that are too wide; embeds only the characters that are used. */
export async function printPages(lines: readonly PrintedLine[]): Promise<Uint8Array> {
  const { doc, bytes } = await beginPdf({ size: 'A4', margin: MARGIN })
  for (const line of lines) printLine(doc, line)
  doc.end()
  return bytes
}

function printLine(doc: PDFKit.PDFDocument, { style, runs }: PrintedLine): void {
  doc.y += BEFORE[style]
  if (style === 'rule') printRule(doc)
  doc.x = MARGIN
  for (const [at, { text, font }] of runs.entries())
    setFont(doc, font)
      .fontSize(SIZES[style])
      .text(text, { continued: at < runs.length - 1, lineGap: 2 })
}

function printRule(doc: PDFKit.PDFDocument): void {
  doc
    .lineWidth(0.5)
    .strokeColor('#bbbbbb')
    .moveTo(MARGIN, doc.y)
    .lineTo(doc.page.width - MARGIN, doc.y)
    .stroke()
}
