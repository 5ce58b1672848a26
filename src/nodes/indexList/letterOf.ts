import { exceptionalLetter } from './readings.ts'

/** The first characters of each initial in the order of pinyin; I, U and V begin no syllable. */
const FIRST: readonly (readonly [letter: string, character: string])[] = [
  ['A', '阿'],
  ['B', '八'],
  ['C', '嚓'],
  ['D', '哒'],
  ['E', '妸'],
  ['F', '发'],
  ['G', '旮'],
  ['H', '哈'],
  ['J', '讥'],
  ['K', '咔'],
  ['L', '垃'],
  ['M', '妈'],
  ['N', '拏'],
  ['O', '噢'],
  ['P', '妑'],
  ['Q', '七'],
  ['R', '呥'],
  ['S', '仨'],
  ['T', '他'],
  ['W', '屲'],
  ['X', '夕'],
  ['Y', '丫'],
  ['Z', '帀'],
]

/** The group of what has no letter. */
export const OTHER = '#'

export const pinyinOrder = new Intl.Collator('zh-u-co-pinyin').compare

/**
 * The letter a name stands under: its own, or that of its first character's pinyin; `#` for anything else.
 * The browser's own order of pinyin serves for that, so no dictionary has to be loaded.
 */
export function letterOf(name: string): string {
  const [first = ''] = name.trim()
  if (/[a-z]/i.test(first)) return first.toUpperCase()
  if (!/\p{Script=Han}/u.test(first)) return OTHER
  const reached = FIRST.findLast(([, character]) => pinyinOrder(first, character) >= 0)
  return exceptionalLetter(name.trim()) ?? reached?.[0] ?? OTHER
}
