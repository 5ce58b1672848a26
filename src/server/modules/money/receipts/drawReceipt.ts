import { beginPdf } from '#server/modules/files/drawing/pdfDocument.ts'
import { put } from '#server/modules/files/drawing/pdfText.ts'
import type { TextRun } from '#server/modules/files/drawing/sheet.ts'
import type { ReceiptSheet } from './receiptSheet.ts'

/** Points: A5, landscape. */
const PAGE = { width: 595, height: 420, margin: 48 }
const FRAME = { top: 128, line: 32, label: 110 }
const RULE = '#999999'
const VOID = '#c00000'

/** Draws a receipt as PDF with the characters it needs of its fonts. Runs in the thread of `receiptWriter.ts`. */
export async function drawReceipt(sheet: ReceiptSheet): Promise<Buffer> {
  const { createdAt, name } = sheet
  const { doc, bytes } = await beginPdf({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    info: { Title: name, CreationDate: createdAt, ModDate: createdAt },
  })
  drawHead(doc, sheet)
  drawLines(doc, sheet.lines)
  drawFoot(doc, sheet)
  if (sheet.voided) drawVoided(doc, sheet.voided)
  doc.end()
  return bytes
}

function drawHead(doc: PDFKit.PDFDocument, { org, title, num, day }: ReceiptSheet): void {
  const right = PAGE.width - PAGE.margin
  put(doc, org, { x: PAGE.width / 2, y: 34, size: 14, align: 'center' })
  put(doc, title, { x: PAGE.width / 2, y: 58, size: 24, align: 'center' })
  put(doc, day, { x: PAGE.margin, y: 106, size: 10 })
  put(doc, num, { x: right, y: 106, size: 10, align: 'right' })
}

function drawLines(doc: PDFKit.PDFDocument, lines: ReceiptSheet['lines']): void {
  const { margin, width } = PAGE
  const { top, line, label } = FRAME
  const height = lines.length * line
  doc.lineWidth(0.75).strokeColor(RULE)
  doc.rect(margin, top, width - 2 * margin, height).stroke()
  doc
    .moveTo(margin + label, top)
    .lineTo(margin + label, top + height)
    .stroke()
  for (const [at, [name, value]] of lines.entries()) {
    const y = top + at * line
    if (at > 0)
      doc
        .moveTo(margin, y)
        .lineTo(width - margin, y)
        .stroke()
    put(doc, name, { x: margin + label / 2, y: y + 9, size: 11, align: 'center' })
    put(doc, value, { x: margin + label + 12, y: y + 9, size: 11 }, width - 2 * margin - label - 24)
  }
}

function drawFoot(doc: PDFKit.PDFDocument, { payee, note }: ReceiptSheet): void {
  const { width, margin } = PAGE
  put(doc, payee, { x: width - margin, y: 362, size: 11, align: 'right' }, width - 2 * margin)
  put(doc, note, { x: margin, y: 386, size: 8 })
}

/** Draws the mark of a void receipt slanted across its lines, which stay readable below it. */
function drawVoided(doc: PDFKit.PDFDocument, voided: TextRun[]): void {
  const { width, height } = PAGE
  doc
    .save()
    .rotate(-20, { origin: [width / 2, height / 2] })
    .opacity(0.35)
  put(doc, voided, { x: width / 2, y: height / 2 - 50, size: 96, align: 'center', ink: VOID })
  doc.restore()
}
