import { openSync } from 'fontkit'

/** A PDF document while it is written. */
export interface PdfDocument {
  doc: PDFKit.PDFDocument
  /** Resolves once `doc.end()` was called. */
  bytes: Promise<Buffer>
}

/**
 * Begins a document without a font: `setFont` has to precede its first text. The PDF library is loaded on first use.
 * @param options sizes in points
 */
export async function beginPdf(options: PDFKit.PDFDocumentOptions): Promise<PdfDocument> {
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({ ...options, font: '', lang: 'zh-CN' })
  return { doc, bytes: collected(doc) }
}

/**
 * Sets the font of the following text from a file. The document embeds the characters that it needs; each thread reads
 * the file once, because reading is most of the cost of a one-page document.
 */
export function setFont(doc: PDFKit.PDFDocument, file: string): PDFKit.PDFDocument {
  // The types of pdfkit declare files and bytes only, but it also accepts an opened font.
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
