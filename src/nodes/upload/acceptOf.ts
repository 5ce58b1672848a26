import { extensionOf } from '#domain/fileRules.ts'

/** Pictures a browser can show, and what the system calls them. */
const PICTURES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
}

export const isPicture = (name: string): boolean => Object.hasOwn(PICTURES, extensionOf(name))

/** For the file chooser of a computer: exactly the extensions. */
export const acceptOf = (fileType: readonly string[]): string =>
  fileType.map((type) => `.${type}`).join(',')

/** For phones, whose albums and cameras know kinds of pictures and no extensions. */
export const acceptOnPhone = (fileType: readonly string[]): string =>
  [...new Set(fileType.map((type) => PICTURES[type] ?? `.${type}`))].join(',')

/** A camera takes JPEG pictures. */
export const takesPhotos = (fileType: readonly string[]): boolean =>
  fileType.includes('jpg') || fileType.includes('jpeg')
