import type { Size } from '../photoSize.ts'
import type { CutFormat } from './cutFormat.ts'
import { cutSize, turnedBox } from './cutGeometry.ts'

export interface Cut {
  /** In pixels of the rotated image. */
  area: Size & { x: number; y: number }
  degrees: number
  wanted: Size
  format: CutFormat
}

const QUALITY = 0.9

/** Crops an image, upright by its EXIF orientation, and encodes it anew. @throws when it cannot be read. */
export async function cutPicture(file: File, cut: Cut): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const canvas = drawn(bitmap, cut)
    const blob = await new Promise<Blob | null>((done) =>
      canvas.toBlob(done, cut.format.type, QUALITY),
    )
    if (!blob) throw new Error('图片无法裁剪，请换一张')
    return new File([blob], renamed(file.name, cut.format.extension), { type: blob.type })
  } finally {
    bitmap.close()
  }
}

function drawn(bitmap: ImageBitmap, { area, degrees, wanted }: Cut): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, cutSize(area, wanted))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('图片无法裁剪，请换一张')
  const box = turnedBox(bitmap, degrees)
  // White background where the image does not reach.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.scale(canvas.width / area.width, canvas.height / area.height)
  pen.translate(box.width / 2 - area.x, box.height / 2 - area.y)
  pen.rotate((degrees * Math.PI) / 180)
  pen.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
  return canvas
}

const renamed = (name: string, extension: string): string =>
  `${name.replace(/\.[^.]*$/, '')}.${extension}`
