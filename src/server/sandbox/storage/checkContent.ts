import { extname } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { StorageError } from './storageError.ts'

/** Names of one kind of content that are told apart by nobody but the file name. */
const ALIASES: Record<string, string> = {
  jpeg: 'jpg',
  heif: 'heic',
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

/** The first bytes must be what the extension says; HTML named jpg is refused. */
export async function checkContent(key: string, head: Buffer): Promise<void> {
  const extension = extname(key).slice(1).toLowerCase()
  const found = await fileTypeFromBuffer(head)
  if (found ? kindOf(found.ext) === kindOf(extension) : PLAIN.has(extension)) return
  throw new StorageError(
    400,
    'InvalidObjectContent',
    `The content of the file is not what its extension '${extension}' says.`,
  )
}
