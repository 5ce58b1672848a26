import { withOneInDoubt } from '../../text/withOneInDoubt.ts'
import type { ListedPerson } from './readPeople.ts'

/** Maximum number of lines to guess members for: a list that matches nobody is the wrong list. */
const MOST_LINES = 20
const LEAST_NUMBER = 4
/** Maximum length of a name; every word costs one pattern per character. */
const LONGEST_WORD = 20
const MOST_PATTERNS = 400
/** Maximum number of variants; each digit of a number adds nine. */
const MOST_NUMBERS = 1_800

/** Search terms for the members of lines that match nobody as written. */
export interface NearWords {
  /** Names with `_` for one character in doubt. */
  patterns: readonly string[]
  /** Numbers with one digit replaced. */
  numbers: readonly string[]
}

export function nearWords(people: readonly ListedPerson[]): NearWords {
  const guessed = people.slice(0, MOST_LINES)
  return {
    patterns: some(MOST_PATTERNS, namesOf(guessed), withOneInDoubt),
    numbers: some(MOST_NUMBERS, numbersOf(guessed), withAnotherDigit),
  }
}

const namesOf = (people: readonly ListedPerson[]) =>
  people.flatMap(({ names }) => names).filter((word) => word.length <= LONGEST_WORD)

const numbersOf = (people: readonly ListedPerson[]) =>
  people
    .flatMap(({ numbers, mobiles }) => numbers.filter((number) => !mobiles.includes(number)))
    .filter((word) => word.length >= LEAST_NUMBER && word.length <= LONGEST_WORD)

const some = (most: number, words: readonly string[], near: (word: string) => string[]) =>
  [...new Set(words.slice(0, most).flatMap(near))].slice(0, most)

/** Returns the variants of a number with one digit replaced by another. */
const withAnotherDigit = (word: string): string[] =>
  [...word].flatMap((char, at) =>
    /\d/.test(char)
      ? [...'0123456789']
          .filter((digit) => digit !== char)
          .map((digit) => word.slice(0, at) + digit + word.slice(at + 1))
      : [],
  )
