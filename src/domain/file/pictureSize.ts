import type { PictureKind } from './pictureContent.ts'

/** Width and height in pixels. */
export interface PictureSize {
  width: number
  height: number
}

type Reader = (bytes: DataView) => PictureSize | undefined

/**
 * Reads the size from an image's header before anything is decoded, so that a small file cannot demand a huge bitmap.
 * Returns undefined when the header is incomplete or invalid, and for HEIF, whose size is nested too deeply.
 */
export function pictureSize(kind: PictureKind, bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return READERS[kind]?.(view)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const READERS: Readonly<Partial<Record<PictureKind, Reader>>> = {
  png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  bmp: (view) => ({
    width: Math.abs(view.getInt32(18, true)),
    height: Math.abs(view.getInt32(22, true)),
  }),
  jpg: jpegSize,
  webp: webpSize,
}

/** Frame headers SOF0 to SOF15; C4, C8 and CC among them are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Walks the segments up to the first frame header; a scan (DA) before it makes the image invalid. */
function jpegSize(view: DataView): PictureSize | undefined {
  let at = 2
  for (;;) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    if (marker === 0xda || marker === 0xd9) return undefined
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
}

/** The three forms of a WebP header: lossy, lossless, extended. */
function webpSize(view: DataView): PictureSize | undefined {
  const form = String.fromCharCode(view.getUint8(15))
  if (form === ' ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (form === 'L') {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
  return form === 'X' ? { width: three(24) + 1, height: three(27) + 1 } : undefined
}
