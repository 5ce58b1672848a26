import { loadOnce } from '#runtime/core/loadOnce.ts'

/** The sanitiser, loaded lazily, because few pages have rich text. */
export const lazySanitiser = loadOnce(async () => (await import('./sanitiseHtml.ts')).sanitiseHtml)
