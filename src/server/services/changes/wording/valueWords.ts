import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { fill } from '#domain/text/fill.ts'
import { htmlText } from '#domain/text/htmlText.ts'
import words from '../../../messages/studio.json' with { type: 'json' }
import type { SchemaPart } from './schemaAt.ts'

const LENGTH = 40
const FEN = /（分）$/

/** A place's name without its unit, which is the server's and not the reader's. */
export const captionOf = ({ title = '' }: SchemaPart): string => title.replace(FEN, '')

/** A single value as staff read it; undefined for objects and lists, which have no short text. */
export function valueWords(value: unknown, part: SchemaPart | undefined): string | undefined {
  if (value === undefined || value === '') return words.nothing
  if (typeof value === 'boolean') return value ? words.yes : words.no
  const named = part?.enumDescriptions?.[part.enum?.indexOf(value) ?? -1]
  if (named !== undefined) return quoted(named)
  if (typeof value === 'number')
    return FEN.test(part?.title ?? '') ? fill(words.yuan, { amount: yuanOf(value) }) : String(value)
  return typeof value === 'string' ? quoted(htmlText(value).trim()) : undefined
}

const quoted = (text: string): string =>
  fill(words.quoted, { text: text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text })

/** Members by which people tell the entries of a list apart. */
const NAMING = ['title', 'name', 'itemName', 'label', 'orgName', 'realName', 'text'] as const

/** What an entry is called; undefined where nothing in it names it. */
export function entryName(entry: unknown): string | undefined {
  if (Array.isArray(entry)) return entryName(entry[0])
  if (typeof entry === 'string') return entry
  if (!isRecord(entry)) return undefined
  const names = NAMING.map((key) => ownValue(entry, key))
  return names.find((name): name is string => typeof name === 'string' && name !== '')
}
