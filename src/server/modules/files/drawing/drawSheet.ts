import { createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import { create } from 'qrcode'
import type { QrItem, Sheet, SheetItem, TextItem, TextRun } from './sheet.ts'

/** Renders a sheet as PNG. Takes 100 ms and more, so it runs in the render worker. */
export async function drawSheet(sheet: Sheet): Promise<Buffer> {
  const canvas = createCanvas(sheet.width, sheet.height)
  const context = canvas.getContext('2d')
  context.drawImage(await loadImage(sheet.background), 0, 0, sheet.width, sheet.height)
  for (const item of sheet.items) drawItem(context, item)
  return canvas.toBuffer('image/png')
}

const drawItem = (context: SKRSContext2D, item: SheetItem): void =>
  item.kind === 'qr' ? drawQr(context, item) : drawText(context, item)

const families = new Map<string, string>()

/** Registers a font file under a family name no font of the machine has. */
function familyOf(file: string): string {
  const known = families.get(file)
  if (known) return known
  const family = `certificate-${families.size}`
  if (!GlobalFonts.registerFromPath(file, family)) throw new Error(`cannot read font ${file}`)
  families.set(file, family)
  return family
}

function drawText(context: SKRSContext2D, item: TextItem): void {
  const { runs, maxWidth, x, y, align } = item
  const naturalWidth = widthOf(context, item, 1)
  const scale = maxWidth !== undefined && naturalWidth > maxWidth ? maxWidth / naturalWidth : 1
  const width = naturalWidth * scale
  let left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
  context.fillStyle = item.color
  for (const run of runs) {
    const advance = measure(context, item, run, scale)
    context.fillText(run.text, left, y)
    left += advance
  }
}

/** Width without the spacing after the last character, so that spaced text is centred visually. */
function widthOf(context: SKRSContext2D, item: TextItem, scale: number): number {
  const sum = item.runs.reduce((width, run) => width + measure(context, item, run, scale), 0)
  return sum - item.spacing * scale
}

/** Prepares the context for a run and returns its width. */
function measure(
  context: SKRSContext2D,
  { size, spacing }: TextItem,
  { text, font }: TextRun,
  scale: number,
): number {
  context.font = `${size * scale}px "${familyOf(font)}"`
  context.letterSpacing = '0px'
  const bare = context.measureText(text).width
  context.letterSpacing = `${spacing * scale}px`
  return bare + [...text].length * spacing * scale
}

/** Modules are whole pixels if the size allows, so that small prints stay readable. */
function drawQr(context: SKRSContext2D, { text, x, y, size, color }: QrItem): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const step = size / modules.size
  context.fillStyle = color
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) {
        const left = Math.round(x + column * step)
        const top = Math.round(y + row * step)
        const right = Math.round(x + (column + 1) * step)
        context.fillRect(left, top, right - left, Math.round(y + (row + 1) * step) - top)
      }
}
