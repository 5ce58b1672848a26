import { ownValue } from '#contract/record.ts'

const TAG = /<[^<>]*>/g
const MEDIA = /<(?:img|video|audio|iframe|table|hr)\b/i
const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
}

/** Returns the visible characters of rich text, for counting. It is not a sanitiser: never render its result. */
export const htmlText = (html: string): string =>
  html
    .replace(TAG, '')
    .replace(/&(?:nbsp|lt|gt|amp|quot|#39);/g, (entity) => ownValue(ENTITIES, entity) ?? '')

/** Returns whether rich text shows nothing: only whitespace, and no image, video or table. */
export const isEmptyHtml = (html: string): boolean =>
  htmlText(html).trim() === '' && !MEDIA.test(html)
