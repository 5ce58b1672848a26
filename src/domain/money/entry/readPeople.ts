import { cellAmount, isMarked, lineAmount } from './lineAmount.ts'
import { lineNames } from './lineNames.ts'
import { type ListLine, listLines } from './listLines.ts'

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
  /** What seems to be a sum and is not understood, or may be two. */
  unclear?: string
  /** Whole numbers that may be a sum where the line gives no other. */
  bare: readonly string[]
}

const MOBILE = /^1\d{10}$/
/** Sums of dues have no more digits; numbers of members, phones and cards have. */
const BARE = /^\d{1,6}$/
const DIGIT = /\d/

/**
 * Reads a list as it is pasted from a sheet or a letter: a line a person, with number, mobile, name and sum in any
 * order. A sum is told from a number by its sign, unit, separator or decimals, or by standing under a heading that says
 * so. Empty lines and a heading are left out; every other line is a person's.
 */
export function readPeople(text: string): ListedPerson[] {
  const { lines, sumColumn } = listLines(text)
  return lines.map((line, at) => {
    const words = countsLines(lines, at) ? line.words.slice(1) : line.words
    return personOf(line, words, sumColumn === undefined ? undefined : line.cells[sumColumn])
  })
}

/** Whether the number that a line begins with only counts the lines. */
function countsLines(lines: readonly ListLine[], at: number): boolean {
  const countAt = (other: number) => {
    const [word = ''] = lines[other]?.words ?? []
    return BARE.test(word) ? Number(word) : Number.NaN
  }
  const count = countAt(at)
  return count === at + 1 || countAt(at - 1) === count - 1 || countAt(at + 1) === count + 1
}

function personOf(
  { line, text, words, runs }: ListLine,
  uncounted: readonly string[],
  sumCell: string | undefined,
): ListedPerson {
  const others = words.filter((word) => !isMarked(word))
  const sum = sumCell === undefined ? lineAmount(words, runs) : cellAmount(sumCell)
  const isSaid = sumCell !== undefined || sum.fen !== undefined || sum.unclear !== undefined
  return {
    line,
    text,
    numbers: others.filter((word) => DIGIT.test(word)).map((word) => word.toUpperCase()),
    mobiles: others.filter((word) => MOBILE.test(word)),
    names: lineNames(others.filter((word) => !DIGIT.test(word))),
    ...sum,
    bare: isSaid ? [] : uncounted.filter((word) => BARE.test(word)),
  }
}
