import { isRecord } from '#domain/json/isRecord.ts'
import type { Change } from './change.ts'

/** Blanks of any kind and characters that show nothing. */
const UNSEEN = /[\s\p{Z}\p{C}]+/gu

/** Characters of a JSON text that are invisible or look like others. */
const DOUBTFUL = /[\p{M}\p{C}]|(?! )[\p{Z}]/gu

/**
 * Returns whether two texts look the same on a page: blanks, invisible characters and Unicode composition do not show.
 */
export const readAlike = (one: string, other: string): boolean => seen(one) === seen(other)

const seen = (text: string): string => text.normalize('NFC').replaceAll(UNSEEN, ' ').trim()

/**
 * Returns the change with two distinguishable texts: by the kinds of the values where they read alike (`01（文本）` and
 * `01（列表，1 项）`), otherwise as JSON with invisible characters escaped.
 */
export function toldApart(change: Change): Change {
  const { was, now, before, after } = change
  if (was === '' || now === '' || !readAlike(was, now)) return change
  const kinds = [kindOf(before), kindOf(after)] as const
  return kinds[0] === kinds[1]
    ? { ...change, was: exact(before), now: exact(after) }
    : { ...change, was: `${was}（${kinds[0]}）`, now: `${now}（${kinds[1]}）` }
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return `列表，${value.length} 项`
  if (isRecord(value)) return '对象'
  if (typeof value === 'number') return '数字'
  return typeof value === 'boolean' ? '是否' : '文本'
}

const exact = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replaceAll(DOUBTFUL, escaped)

const escaped = (character: string): string =>
  [...Array(character.length).keys()]
    .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('')
