import type { Page } from '@playwright/test'

/** A JPEG of 1200 × 800, its left half red and its right half blue. */
export async function redAndBlue(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 1200, height: 800 })
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.fillStyle = '#f00'
    pen.fillRect(0, 0, 600, 800)
    pen.fillStyle = '#00f'
    pen.fillRect(600, 0, 600, 800)
    return canvas.toDataURL('image/jpeg', 0.95)
  })
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}

/** EXIF in its shortest form: orientation 6, the camera was held upright and its left side belongs on top. */
const HELD_UPRIGHT = Buffer.from(
  'ffe1' +
    '0022' +
    '457869660000' +
    '4d4d002a00000008' +
    '0001' +
    '0112000300000001' +
    '00060000' +
    '00000000',
  'hex',
)

/** The same JPEG as a phone held upright writes it. */
export const heldUpright = (jpeg: Buffer): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), HELD_UPRIGHT, jpeg.subarray(2)])

export interface Stored {
  type: string
  width: number
  height: number
  /** Red, green, blue, opacity in the middle of the upper and of the lower part, and in the upper left corner. */
  upper: number[]
  lower: number[]
  corner: number[]
  /** Pixels that are not transparent. */
  inked: number
}

/** What the storage holds at an address, looked at by the browser. */
export const storedAt = (page: Page, url: string): Promise<Stored> =>
  page.evaluate(async (address) => {
    const blob = await (await fetch(address)).blob()
    const bitmap = await createImageBitmap(blob)
    const { width, height } = bitmap
    const pen = new OffscreenCanvas(width, height).getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.drawImage(bitmap, 0, 0)
    const at = (x: number, y: number) => [
      ...pen.getImageData(Math.floor(x), Math.floor(y), 1, 1).data,
    ]
    const opacities = pen.getImageData(0, 0, width, height).data.filter((_, i) => i % 4 === 3)
    return {
      type: blob.type,
      width,
      height,
      upper: at(width / 2, height / 4),
      lower: at(width / 2, (height * 3) / 4),
      corner: at(0, 0),
      inked: opacities.filter((opacity) => opacity > 0).length,
    }
  }, url)
