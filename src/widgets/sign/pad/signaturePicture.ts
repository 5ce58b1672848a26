import { boundsOf, type Ink } from './ink.ts'
import { drawStrokes } from './stroke.ts'

/** Pixels a unit of the pad: sharp in print, whatever screen it was written on. */
const SCALE = 3

/**
 * Returns a signature as a PNG with a transparent background, cropped to the ink.
 * @throws when the browser cannot write it.
 */
export async function signaturePicture(
  ink: Ink,
  pad: { width: number; height: number },
): Promise<File> {
  const { x, y, width, height } = boundsOf(ink, pad)
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * SCALE)
  canvas.height = Math.ceil(height * SCALE)
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.setTransform(SCALE, 0, 0, SCALE, -x * SCALE, -y * SCALE)
    drawStrokes(pen, ink)
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('签名无法保存，请重试')
  return new File([blob], '签名.png', { type: 'image/png' })
}
