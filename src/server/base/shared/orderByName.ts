import { pinyin } from 'pinyin-pro'
import { ownValue } from '#contract/record.ts'

/** People's names begin with a surname, read as one (单 shàn, 尉迟 yù chí); other names are read word by word. */
export type NameKind = 'person' | 'organisation'

/** Group of names that do not begin with a letter. */
export const OTHER_LETTER = '#'

/** Most cached readings; the cache is cleared when it is full. */
const CACHE_LIMIT = 20_000

/** Surnames the library reads as words, under another letter. */
const SURNAMES: Readonly<Record<string, string>> = {
  种: 'chong2',
  祭: 'zhai4',
  佴: 'nai4',
  秘: 'bi4',
  么: 'yao1',
}

interface Reading {
  /** A character with its syllable and tone, such as `shan4`; what has none reads as itself. */
  syllables: { character: string; syllable: string }[]
  letter: string
}

const cache = new Map<string, Reading>()

/**
 * The items in the order of their names' letters, each with its `letter`: A to Z, or `#`, which comes last.
 * Syllable by syllable, then tone; the same syllable by strokes, so that one surname stays together (GB/T 13418).
 */
export function orderByName<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  kind: NameKind,
): (T & { letter: string })[] {
  return items
    .map((item) => ({ item, reading: readingOf(nameOf(item), kind) }))
    .sort((a, b) => compareReadings(a.reading, b.reading))
    .map(({ item, reading }) => ({ ...item, letter: reading.letter }))
}

function readingOf(name: string, kind: NameKind): Reading {
  const key = `${kind} ${name}`
  const cached = cache.get(key)
  if (cached) return cached
  if (cache.size >= CACHE_LIMIT) cache.clear()
  const reading = read(name, kind)
  cache.set(key, reading)
  return reading
}

function read(name: string, kind: NameKind): Reading {
  const isPerson = kind === 'person'
  const surname = isPerson ? 'head' : 'off'
  const read = pinyin(name.trim(), { type: 'all', toneType: 'num', v: true, surname })
  const syllables = read.map(({ origin, pinyin: syllable }, at) => ({
    character: origin,
    syllable: (
      (isPerson && at === 0 && ownValue(SURNAMES, origin)) ||
      syllable ||
      origin
    ).toLowerCase(),
  }))
  const first = syllables[0]?.syllable.charAt(0) ?? ''
  return { syllables, letter: /[a-z]/.test(first) ? first.toUpperCase() : OTHER_LETTER }
}

const byStrokes = new Intl.Collator('zh-u-co-stroke').compare

function compareReadings(a: Reading, b: Reading): number {
  if (a.letter !== b.letter) return rank(a) < rank(b) ? -1 : 1
  for (const [at, one] of a.syllables.entries()) {
    const other = b.syllables[at]
    if (!other) return 1
    if (one.syllable !== other.syllable) return one.syllable < other.syllable ? -1 : 1
    if (one.character !== other.character) return byStrokes(one.character, other.character)
  }
  return a.syllables.length - b.syllables.length
}

const rank = ({ letter }: Reading): number =>
  letter === OTHER_LETTER ? Infinity : letter.charCodeAt(0)
