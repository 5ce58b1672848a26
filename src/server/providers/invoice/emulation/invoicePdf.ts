import { yuanOf } from '#domain/money/fees/yuan.ts'
import type { SandboxInvoice } from './sandboxInvoice.ts'

/** Draws a one-page PDF that names its invoice in English: its font has no Chinese characters. */
export function invoicePdf({ num, fen, blueNum }: SandboxInvoice): Buffer {
  const lines = [
    blueNum ? 'RED LETTER (local demonstration)' : 'E-INVOICE (local demonstration)',
    `No. ${num}`,
    `CNY ${blueNum ? '-' : ''}${yuanOf(fen)}`,
    ...(blueNum ? [`of ${blueNum}`] : []),
  ]
  const text = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj 0 -24 Td`).join(' ')
  const drawn = `BT /F1 16 Tf 60 340 Td ${text} ET`
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 420] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ])
}

/** Builds a PDF file of numbered objects, with the table of their offsets. */
function pdfOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + table + trailer, 'latin1')
}
