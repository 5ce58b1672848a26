/** The first characters, in pinyin order, of each initial; I, U and V begin no syllable. */
const BOUNDARIES = [
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
] as const

const pinyin = new Intl.Collator('zh-u-co-pinyin')
const OTHER = '#'

/** The letter a name stands under: its own, or that of its first character's pinyin; `#` for anything else. */
export function initialOf(name: string): string {
  const [first = ''] = name.trim()
  if (/[a-z]/i.test(first)) return first.toUpperCase()
  if (!/\p{Script=Han}/u.test(first)) return OTHER
  const reached = BOUNDARIES.filter(([, boundary]) => pinyin.compare(first, boundary) >= 0)
  return reached.at(-1)?.[0] ?? OTHER
}

/** Items by initial, letters and names in order, what has no letter at the end. */
export function groupByInitial<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
): [string, T[]][] {
  const groups = new Map<string, T[]>()
  const sorted = [...items].sort((a, b) => pinyin.compare(nameOf(a), nameOf(b)))
  for (const item of sorted) {
    const initial = initialOf(nameOf(item))
    groups.set(initial, [...(groups.get(initial) ?? []), item])
  }
  return [...groups].sort(([a], [b]) => rank(a).localeCompare(rank(b)))
}

const rank = (initial: string): string => (initial === OTHER ? '~' : initial)
