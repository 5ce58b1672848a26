import { plainAmount } from '../amountText.ts'

/** A line of a list, split into words. */
export interface LineWords {
  words: readonly string[]
  /** Digits with separators that may be one sum or several cells. */
  runs: readonly string[]
}

/** Normalises currency signs to one ¥ before the digits; a sum begins a word of its own and ends with its unit. */
const MARKS: readonly [RegExp, string][] = [
  [/(?:人民币|RMB|CNY|¥) ?(?=[+-]?[¥\d])/gi, '¥'],
  [/¥+/g, '¥'],
  [/(\d) (?=[元圆](?:整|[ ,、;|]|$))/g, '$1'],
  [/([\p{Script=Han}:])(?=¥?\d[\d,.]*元)/gu, '$1 '],
  [/([费款额缴交付收共计]:?)(?=¥?\d)/gu, '$1 '],
]
const QUOTED = /"([^"]*)"/g
/** Groups of thousands, with commas, or with blanks. */
const BY_COMMAS = /(?<![\w.])¥?[1-9]\d{0,2}(?:,\d{3}){1,3}(?:\.\d+)?(?!\d|,\d)/g
const BY_BLANKS = /(?<![\w.])¥?[1-9]\d{0,2}(?: \d{3}){1,3}(?:\.\d+)?(?!\d|,\d)/g
/** Digits with commas between them. */
const COMMAS = /(?<![\w.])¥?\d+(?:,\d+)+(?:\.\d+)?/g
const BETWEEN = /[\s,、;|]+/u
const STOPS = /^["'`.:。]{1,3}|["'`.:。]{1,3}$/g

/**
 * Splits a line that was pasted from a sheet, a CSV file or a letter into words, in any order. A comma between groups
 * of thousands belongs to a sum when the line has no other comma or its cell is quoted; otherwise it is ambiguous, and
 * so is a blank there.
 */
export function lineWords(line: string): LineWords {
  const plain = line.split('\t').map(plainAmount).join('\t')
  const marked = MARKS.reduce((text, [mark, as]) => text.replace(mark, as), plain)
  const text = marked.replace(
    QUOTED,
    (_, cell: string) => `\t${cell.replace(BY_COMMAS, ungrouped)}\t`,
  )
  const isCommaList = text.replace(BY_COMMAS, '').includes(',')
  const commas = isCommaList ? (text.match(COMMAS) ?? []).filter(isDoubtful) : []
  const runs = [...commas, ...(text.match(BY_BLANKS) ?? [])]
  return { words: wordsOf(isCommaList ? text : text.replace(BY_COMMAS, ungrouped)), runs }
}

/**
 * Returns whether a comma in these digits may separate thousands or decimals rather than cells: those have more digits
 * before or behind it.
 */
function isDoubtful(digits: string): boolean {
  const [whole = '', point] = digits.replace('¥', '').split('.')
  const groups = whole.split(',').map((group) => group.length)
  const isGroup = (size: number | undefined) => size !== undefined && size <= 3
  const isThousands = groups.some((size, at) => isGroup(size) && isGroup(groups[at + 1]))
  return isThousands || (point === undefined && (groups.at(-1) ?? 0) <= 2)
}

const wordsOf = (text: string): string[] =>
  text
    .split(BETWEEN)
    .map((word) => word.replace(STOPS, ''))
    .filter((word) => word !== '')

/** '1,200' → '¥1200': the sign marks it as a sum once the separators are gone. */
const ungrouped = (sum: string): string => `¥${sum.replace(/[¥,]/g, '')}`
