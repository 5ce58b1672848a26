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

/** The characters a reader of rich text sees, for counting them. It is not a sanitiser: never render what it gives. */
export const htmlText = (html: string): string =>
  html
    .replace(TAG, '')
    .replace(/&(?:nbsp|lt|gt|amp|quot|#39);/g, (entity) => ownValue(ENTITIES, entity) ?? '')

/** Whether rich text holds nothing to see: no character but blanks, no picture, film or table. */
export const isEmptyHtml = (html: string): boolean =>
  htmlText(html).trim() === '' && !MEDIA.test(html)
