import { ownValue } from '#contract/record.ts'

/** Content types of the files the product takes; anything else is served as bytes to be downloaded. */
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

/** Content type of an extension, with or without its dot. */
export function contentTypeOf(extension: string): string {
  return ownValue(TYPES, extension.replace(/^\./, '').toLowerCase()) ?? OCTETS
}

/** What browsers show by themselves; anything else is downloaded. */
export const isShownInline = (contentType: string) =>
  contentType.startsWith('image/') || contentType === TYPES.pdf
