import { openSync } from 'fontkit'

/** A document that is being written. */
export interface PdfDocument {
  doc: PDFKit.PDFDocument
  /** Resolves once `doc.end()` was called. */
  bytes: Promise<Buffer>
}

/**
 * Begins a document without a font: `setFont` comes before its first text. The writer is loaded by the first one.
 * @param options sizes in points
 */
export async function beginPdf(options: PDFKit.PDFDocumentOptions): Promise<PdfDocument> {
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({ ...options, font: '', lang: 'zh-CN' })
  return { doc, bytes: collected(doc) }
}

/**
 * Sets text from here on in the font of a file. The document embeds the characters it needs; the file is read once a
 * thread, which is most of what a document of one page would cost.
 */
export function setFont(doc: PDFKit.PDFDocument, file: string): PDFKit.PDFDocument {
  // The types of pdfkit know files and bytes only; it takes an opened font as well.
  return doc.registerFont(file, opened(file) as unknown as string).font(file)
}

const fonts = new Map<string, ReturnType<typeof openSync>>()

function opened(file: string): ReturnType<typeof openSync> {
  const font = fonts.get(file) ?? openSync(file)
  fonts.set(file, font)
  return font
}

function collected(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
