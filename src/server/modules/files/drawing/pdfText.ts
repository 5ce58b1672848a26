import { setFont } from './pdfDocument.ts'
import type { TextRun } from './sheet.ts'

/** Position of a line of text, in points; `x` is its start, middle or end, depending on `align`. */
export interface TextPlace {
  x: number
  y: number
  size: number
  ink?: string
  align?: 'left' | 'center' | 'right'
}

const INK = '#222222'

/** Draws one line of text at its position; text wider than `most` points is drawn smaller. */
export function put(
  doc: PDFKit.PDFDocument,
  runs: readonly TextRun[],
  place: TextPlace,
  most = doc.page.width,
): void {
  const wanted = widthOf(doc, runs, place.size)
  const size = wanted > most ? (place.size * most) / wanted : place.size
  const width = Math.min(wanted, most)
  const { align = 'left', y, ink = INK } = place
  let x = align === 'left' ? place.x : align === 'right' ? place.x - width : place.x - width / 2
  doc.fillColor(ink)
  for (const { text, font } of runs) {
    setFont(doc, font).fontSize(size).text(text, x, y, { lineBreak: false })
    x += doc.widthOfString(text)
  }
}

const widthOf = (doc: PDFKit.PDFDocument, runs: readonly TextRun[], size: number): number =>
  runs.reduce(
    (sum, { text, font }) => sum + setFont(doc, font).fontSize(size).widthOfString(text),
    0,
  )
