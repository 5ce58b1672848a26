import { fileTypeFromBuffer } from 'file-type'
import { ownValue } from '#contract/record.ts'
import { isHeif, pictureKindOf } from '#domain/file/pictureContent.ts'

/** As many first bytes as `file-type` wants. */
export const HEAD_BYTES = 4100

/** Names of one kind of content that are told apart by nobody but the file name. */
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

/** Kinds without magic bytes; they are never shown inline. */
const PLAIN = new Set(['txt', 'csv'])

/**
 * Whether a file begins as its extension (lower case, no dot) says; HTML named jpg does not. HEIF is told by all its
 * brands: by the first one alone, an AVIF picture passes for it.
 */
export async function holdsWhatItSays(extension: string, head: Uint8Array): Promise<boolean> {
  if (pictureKindOf(extension) === 'heif') return isHeif(head)
  const found = await fileTypeFromBuffer(head)
  return found ? kindOf(found.ext) === kindOf(extension) : PLAIN.has(extension)
}
