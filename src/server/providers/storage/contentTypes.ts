import { ownValue } from '#contract/record.ts'

/** Content types of the accepted file types; other files are served as a binary download. */
const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  heif: 'image/heif',
  heic: 'image/heic',
  pdf: 'application/pdf',
  ofd: 'application/ofd',
  csv: 'text/csv',
  txt: 'text/plain',
  zip: 'application/zip',
  rar: 'application/vnd.rar',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
}

export const OCTETS = 'application/octet-stream'

/** Returns the content type of an extension, with or without its dot. */
export function contentTypeOf(extension: string): string {
  return ownValue(TYPES, extension.replace(/^\./, '').toLowerCase()) ?? OCTETS
}

/** True for types that browsers display; others are downloaded. */
export const isShownInline = (contentType: string) =>
  contentType.startsWith('image/') || contentType === TYPES.pdf
