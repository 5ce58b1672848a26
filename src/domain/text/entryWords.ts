import { isRecord } from '../json/isRecord.ts'
import { htmlText } from './htmlText.ts'

const AT_MOST = 16
/** Maximum number of characters read of a text, so that a long rich text costs little. */
const READ = 400
const HAN = /\p{Script=Han}/u
const DATE = /^\d{4}-\d\d-\d\d/

/**
 * Returns a label for an entry without a name: its first Chinese text, shortened, else its first date; undefined
 * without either.
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
