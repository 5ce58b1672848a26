import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

/** Newer than Node 20; the reader moves its buffers with it. */
type Transferable = ArrayBuffer & { transferToFixedLength?: () => ArrayBuffer }
const buffers = ArrayBuffer.prototype as Transferable
buffers.transferToFixedLength ??= function (this: ArrayBuffer) {
  return structuredClone(this, { transfer: [this] })
}

/** One printed page: millimetres from its upper left corner. */
export interface PrintedPage {
  width: number
  height: number
  /** All text in the order it was drawn, without blanks. */
  text: string
  pictures: { x: number; y: number; width: number; height: number }[]
}

const MM = 25.4 / 72
const mm = (points: number): number => Math.round(points * MM)

/** Chinese fonts name some signs after the radical that looks the same. */
const RADICALS: Record<string, string> = {
  ...{
    '⻁': '虎',
    '⻄': '西',
    '⻅': '见',
    '⻆': '角',
    '⻉': '贝',
    '⻋': '车',
    '⻓': '长',
    '⻔': '门',
  },
  ...{
    '⻘': '青',
    '⻙': '韦',
    '⻚': '页',
    '⻛': '风',
    '⻜': '飞',
    '⻝': '食',
    '⻢': '马',
    '⻣': '骨',
  },
  ...{
    '⻤': '鬼',
    '⻥': '鱼',
    '⻦': '鸟',
    '⻨': '麦',
    '⻩': '黄',
    '⻬': '齐',
    '⻮': '齿',
    '⻰': '龙',
  },
  ...{ '⺟': '母', '⺠': '民', '⻳': '龟' },
}
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[⺀-⻿]/g, (sign) => RADICALS[sign] ?? sign)
    .replace(/\s/g, '')

type Matrix = readonly [number, number, number, number, number, number]
const START: Matrix = [1, 0, 0, 1, 0, 0]
const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
]

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPage = Awaited<ReturnType<Pdf['getPage']>>

export async function readPdf(file: Buffer): Promise<PrintedPage[]> {
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const pages = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1))
  return Promise.all(pages.map(async (page) => readPage(await page)))
}

async function readPage(page: PdfPage): Promise<PrintedPage> {
  const { width, height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join('')
  const pictures = (await placesOfPictures(page)).map(([a, , , d, x, y]) => ({
    x: mm(x),
    y: mm(height - y - d),
    width: mm(a),
    height: mm(d),
  }))
  return { width: mm(width), height: mm(height), text: plain(text), pictures }
}

/** Follows the page's drawing: a picture is one unit wide and high where it is painted. */
async function placesOfPictures(page: PdfPage): Promise<Matrix[]> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const kept: Matrix[] = []
  const places: Matrix[] = []
  let now = START
  for (const [index, operation] of fnArray.entries()) {
    if (operation === OPS.save) kept.push(now)
    else if (operation === OPS.restore) now = kept.pop() ?? START
    else if (operation === OPS.transform) now = times(now, argsArray[index] as unknown as Matrix)
    else if (operation === OPS.paintImageXObject) places.push(now)
  }
  return places
}
