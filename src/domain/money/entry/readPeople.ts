import { cellAmount, isMarked, lineAmount } from './lineAmount.ts'
import { lineNames } from './lineNames.ts'
import { type ListLine, listLines } from './listLines.ts'

/** A line of a list of people for whom one payer pays. */
export interface ListedPerson {
  /** Number of the line in the text, from 1. */
  line: number
  text: string
  /** Words that may be a member number, in capitals. */
  numbers: readonly string[]
  mobiles: readonly string[]
  /** Words that may be a name, and all of them together. */
  names: readonly string[]
  /** Sum stated in the line, in fen. */
  fen?: number
  /** Text that looks like a sum and cannot be read, or may be two. */
  unclear?: string
  /** Whole numbers that may be a sum when the line states no other. */
  bare: readonly string[]
}

const MOBILE = /^1\d{10}$/
/** Sums of dues have no more digits; numbers of members, phones and cards have. */
const BARE = /^\d{1,6}$/
const DIGIT = /\d/

/**
 * Reads a list that was pasted from a sheet or a letter: one person per line, with number, mobile, name and sum in any
 * order. A sum is distinguished from a number by its sign, unit, separator or decimals, or by its column under a
 * heading of sums. Empty lines and a heading are left out; every other line is a person.
 */
export function readPeople(text: string): ListedPerson[] {
  const { lines, sumColumn } = listLines(text)
  return lines.map((line, at) => {
    const words = countsLines(lines, at) ? line.words.slice(1) : line.words
    return personOf(line, words, sumColumn === undefined ? undefined : line.cells[sumColumn])
  })
}

/** Returns whether the number at the beginning of a line merely counts the lines. */
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
