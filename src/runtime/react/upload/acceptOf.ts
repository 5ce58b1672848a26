import { ownValue } from '#contract/record.ts'

/** Extensions whose media type phones need: without it their pickers do not offer the camera. */
const MEDIA: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  heif: 'image/heif',
  heic: 'image/heic',
}

/**
 * Returns the `accept` of a file input for these extensions. It only filters the picker; files are checked afterwards.
 */
export const acceptOf = (fileType: readonly string[]): string =>
  [...new Set(fileType.flatMap((type) => [`.${type}`, ownValue(MEDIA, type) ?? []].flat()))].join(
    ',',
  )
