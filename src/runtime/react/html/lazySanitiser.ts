import { loadOnce } from '#runtime/core/loadOnce.ts'

/** The sanitiser, which only pages and forms with rich text need. */
export const lazySanitiser = loadOnce(async () => (await import('./sanitiseHtml.ts')).sanitiseHtml)
