import { fenOf } from '../fees/yuan.ts'
import headings from './headings.json' with { type: 'json' }

/** A line of a list of people somebody pays for. */
export interface ListedPerson {
  /** Number of the line in the text, from 1. */
  line: number
  text: string
  /** Words that may be a member number, in capitals. */
  numbers: readonly string[]
  mobiles: readonly string[]
  /** Words that may be a name, and all of them together. */
  names: readonly string[]
  /** The sum that the line gives, in fen. */
  fen?: number
}

const BETWEEN = /[\s,，、;；|]+/u
const MOBILE = /^1\d{10}$/
const AMOUNT = /^[¥￥]?(\d+(?:\.\d{1,2})?)(元)?$/
const DIGIT = /\d/

/**
 * Reads a list as it is pasted from a sheet or a letter: a line a person, with number, mobile, name and sum in any
 * order. A sum is told from a number by its sign or its decimals. Empty lines and a heading are left out.
 */
export const readPeople = (text: string): ListedPerson[] =>
  text
    .split(/\r?\n/)
    .map((line, index) => ({ text: line.trim(), line: index + 1 }))
    .map(({ text: said, line }) => ({ said, line, words: wordsOf(said) }))
    .filter(({ words }) => words.length > 0)
    .filter(({ words }, at) => at > 0 || !isHeading(words))
    .map(({ said, line, words }) => personOf(said, line, words))

const wordsOf = (text: string): string[] => text.split(BETWEEN).filter((word) => word !== '')

/** Titles of columns: a name alone is none, whatever it is called. */
const isHeading = (words: readonly string[]): boolean =>
  words.length > 1 && words.every((word) => headings.some((title) => word.includes(title)))

function personOf(text: string, line: number, words: readonly string[]): ListedPerson {
  const amounts = words.filter((word) => amountIn(word) !== undefined)
  const others = words.filter((word) => !amounts.includes(word))
  const plain = others.filter((word) => !DIGIT.test(word))
  const fen = amounts[0] === undefined ? undefined : amountIn(amounts[0])
  return {
    line,
    text,
    numbers: others.filter((word) => DIGIT.test(word)).map((word) => word.toUpperCase()),
    mobiles: others.filter((word) => MOBILE.test(word)),
    names: [...new Set([...plain, ...(plain.length > 1 ? [plain.join(' ')] : [])])],
    ...(fen ? { fen } : {}),
  }
}

/** The sum a word says; undefined for a word that only might be one, such as a number without sign and decimals. */
function amountIn(word: string): number | undefined {
  const [, yuan = '', unit] = AMOUNT.exec(word) ?? []
  const isMarked = unit !== undefined || /^[¥￥]/.test(word) || yuan.includes('.')
  return yuan !== '' && isMarked ? fenOf(yuan) : undefined
}
