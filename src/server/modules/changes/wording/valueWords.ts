import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { fill } from '#domain/text/fill.ts'
import { htmlText } from '#domain/text/htmlText.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import { NAMING } from '#server/modules/configuration/versions/alignedNames.ts'
import type { SchemaPart } from './schemaAt.ts'

const LENGTH = 40
const FEN = /（分）$/
/** Address of an uploaded file; people know its name. */
const ASSET = /^asset:/

/** A single value as staff read it; undefined for objects and lists, which have no short text. */
export function valueWords(value: unknown, part: SchemaPart | undefined): string | undefined {
  if (value === undefined || value === '') return words.nothing
  const named = part?.enumDescriptions?.[part.enum?.indexOf(value) ?? -1]
  if (named !== undefined) return quoted(named)
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number')
    return FEN.test(part?.title ?? '') && isFen(value)
      ? fill(words.yuan, { amount: yuanOf(value) })
      : String(value)
  return typeof value === 'string' ? quoted(htmlText(value.replace(ASSET, '')).trim()) : undefined
}

/** A value within a sentence: numbers are set off from Chinese text. */
export const spaced = (text: string): string =>
  text.replace(/^(?=\w)/, ' ').replace(/(?<=\w)$/, ' ')

/** False for a value that is no amount yet, as in an unfinished draft. */
const isFen = (value: number): boolean => Number.isSafeInteger(value) && value >= 0

export const quoted = (text: string): string =>
  fill(words.quoted, { text: text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text })

/** Name of an entry; `undefined` where nothing in it names it. */
export function entryName(entry: unknown): string | undefined {
  if (Array.isArray(entry)) return entryName(entry[0])
  if (typeof entry === 'string') return entry
  if (!isRecord(entry)) return undefined
  const names = NAMING.map((key) => ownValue(entry, key))
  return names.find((name): name is string => typeof name === 'string' && name !== '')
}
