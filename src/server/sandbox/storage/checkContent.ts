import { extname } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { isHeif, pictureKindOf } from '#domain/pictureContent.ts'
import { StorageError } from './storageError.ts'

/** Names of one kind of content that are told apart by nobody but the file name. */
const ALIASES: Record<string, string> = {
  jpeg: 'jpg',
  apng: 'png',
  docx: 'zip',
  xlsx: 'zip',
  pptx: 'zip',
  doc: 'cfb',
  xls: 'cfb',
  ppt: 'cfb',
}

const kindOf = (extension: string) => ALIASES[extension] ?? extension

/** Kinds without magic bytes; they are never shown inline. */
const PLAIN = new Set(['txt', 'csv'])

/** HEIF is told by all its brands: by the first one alone, an AVIF picture passes for it. */
async function isWhatItSays(extension: string, head: Buffer): Promise<boolean> {
  if (pictureKindOf(extension) === 'heif') return isHeif(head)
  const found = await fileTypeFromBuffer(head)
  return found ? kindOf(found.ext) === kindOf(extension) : PLAIN.has(extension)
}

/** The first bytes must be what the extension says; HTML named jpg is refused. */
export async function checkContent(key: string, head: Buffer): Promise<void> {
  const extension = extname(key).slice(1).toLowerCase()
  if (await isWhatItSays(extension, head)) return
  throw new StorageError(
    400,
    'InvalidObjectContent',
    `The content of the file is not what its extension '${extension}' says.`,
  )
}
