import { fileTypeFromBuffer } from 'file-type'
import { ownValue } from '#contract/record.ts'
import { isHeif, pictureKindOf } from '#domain/file/pictureContent.ts'

/** Number of first bytes that `file-type` needs. */
export const HEAD_BYTES = 4100

/** Extensions of one content kind, which only the file name distinguishes. */
const ALIASES: Record<string, string> = {
  jpeg: 'jpg',
  apng: 'png',
  docx: 'zip',
  xlsx: 'zip',
  pptx: 'zip',
  ofd: 'zip',
  doc: 'cfb',
  xls: 'cfb',
  ppt: 'cfb',
}

const kindOf = (extension: string) => ownValue(ALIASES, extension) ?? extension

/** Kinds without magic bytes; they are never displayed inline. */
const PLAIN = new Set(['txt', 'csv'])

/** Byte order marks of UTF-16 text, which audio frames begin with, too. */
const UTF_16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
]

/**
 * True when a file's first bytes match its extension (lower case, no dot): HTML named jpg does not. For HEIF every
 * compatible brand is checked, because an AVIF image would pass by its major brand alone.
 */
export async function holdsWhatItSays(extension: string, head: Uint8Array): Promise<boolean> {
  if (pictureKindOf(extension) === 'heif') return isHeif(head)
  if (PLAIN.has(extension) && isUtf16(head)) return true
  const found = await fileTypeFromBuffer(head)
  return found ? kindOf(found.ext) === kindOf(extension) : PLAIN.has(extension)
}

const isUtf16 = (head: Uint8Array): boolean =>
  UTF_16.some((mark) => mark.every((byte, at) => head[at] === byte))
