import { isRecord } from '../json/isRecord.ts'
import { htmlText } from './htmlText.ts'

const AT_MOST = 16
/** Of rich text so much is read at most, so that a long one costs nothing. */
const READ = 400
const HAN = /\p{Script=Han}/u
const DATE = /^\d{4}-\d\d-\d\d/

/**
 * What tells an entry without a name from its neighbours: the first words for people in it, else its first date.
 * Undefined where it has neither.
 */
export function entryWords(entry: unknown): string | undefined {
  const texts = (isRecord(entry) ? Object.values(entry) : []).flatMap((value) =>
    typeof value === 'string' ? [value.slice(0, READ)] : [],
  )
  const read = texts.map((text) => htmlText(text).replace(/\s+/g, ' ').trim())
  const words = read.find((text) => HAN.test(text))
  if (words === undefined) return texts.map((text) => DATE.exec(text)?.[0]).find(Boolean)
  return words.length > AT_MOST ? `${words.slice(0, AT_MOST)}…` : words
}
