import { beginPdf } from '#server/modules/files/drawing/pdfDocument.ts'
import { put } from '#server/modules/files/drawing/pdfText.ts'
import type { ClosingSheet, SheetTable } from './closingSheet.ts'

/** Points: A4, portrait. */
const PAGE = { width: 595, height: 842, margin: 42 }
const INNER = PAGE.width - 2 * PAGE.margin
const HEAD = { org: 36, title: 56, facts: 94, line: 16 }
const FOOT = { line: 15, size: 9 }
/** Largest height of a table row; it shrinks with the number of rows, so that all fit on the page. */
const ROW = 19
const NAME = 130
const RULE = '#999999'

/** Draws a closing as a PDF of one page. Runs in the thread of `closingWriter.ts`. */
export async function drawClosing(sheet: ClosingSheet): Promise<Buffer> {
  const { createdAt, name } = sheet
  const { doc, bytes } = await beginPdf({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    info: { Title: name, CreationDate: createdAt, ModDate: createdAt },
  })
  const top = drawHead(doc, sheet)
  const bottom = drawFeet(doc, sheet)
  drawTables(doc, sheet.tables, { top, height: bottom - top })
  doc.end()
  return bytes
}

function drawHead(doc: PDFKit.PDFDocument, { org, title, facts }: ClosingSheet): number {
  const x = PAGE.width / 2
  put(doc, org, { x, y: HEAD.org, size: 12, align: 'center' }, INNER)
  put(doc, title, { x, y: HEAD.title, size: 20, align: 'center' }, INNER)
  for (const [at, fact] of facts.entries())
    put(doc, fact, { x: PAGE.margin, y: HEAD.facts + at * HEAD.line, size: 9 }, INNER)
  return HEAD.facts + facts.length * HEAD.line + 8
}

/** Draws the lines at the end of the page; returns where they begin. */
function drawFeet(doc: PDFKit.PDFDocument, { feet }: ClosingSheet): number {
  const top = PAGE.height - PAGE.margin - feet.length * FOOT.line
  for (const [at, foot] of feet.entries())
    put(doc, foot, { x: PAGE.margin, y: top + at * FOOT.line, size: FOOT.size }, INNER)
  return top - 8
}

function drawTables(
  doc: PDFKit.PDFDocument,
  tables: readonly SheetTable[],
  { top, height }: { top: number; height: number },
): void {
  const rows = tables.reduce((sum, table) => sum + table.rows.length + 2, 0)
  const row = Math.min(ROW, height / rows)
  let y = top
  for (const table of tables) {
    drawTable(doc, table, { y, row })
    y += (table.rows.length + 2) * row
  }
}

/** A title, a line of heads and the rows, ruled between. */
function drawTable(
  doc: PDFKit.PDFDocument,
  { title, heads, rows }: SheetTable,
  { y, row }: { y: number; row: number },
): void {
  const size = Math.min(9, row * 0.55)
  const each = (INNER - NAME) / Math.max(1, heads.length - 1)
  const inRow = (at: number) => y + at * row + (row - size) / 2 - 1
  put(doc, title, { x: PAGE.margin, y: inRow(0), size: size + 1 }, INNER)
  for (const [at, cells] of [heads, ...rows].entries()) {
    const line = y + (at + 1) * row
    doc.lineWidth(0.5).strokeColor(RULE)
    doc
      .moveTo(PAGE.margin, line)
      .lineTo(PAGE.width - PAGE.margin, line)
      .stroke()
    for (const [column, cell] of cells.entries()) {
      const place = { y: inRow(at + 1), size }
      if (column === 0) put(doc, cell, { ...place, x: PAGE.margin + 2 }, NAME - 4)
      else {
        const x = PAGE.margin + NAME + column * each - 2
        put(doc, cell, { ...place, x, align: 'right' }, each - 4)
      }
    }
  }
}
