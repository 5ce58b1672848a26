import { withOneInDoubt } from '../../text/withOneInDoubt.ts'
import type { ListedPerson } from './readPeople.ts'

/** Lines whose members are guessed at: a list that fits nobody is the wrong list. */
const MOST_LINES = 20
const LEAST_NUMBER = 4
/** Longer words are no name: each costs a pattern a character. */
const LONGEST_WORD = 20
const MOST_PATTERNS = 400
/** Each digit of a number costs nine others. */
const MOST_NUMBERS = 1_800

/** What the members of lines may be called that mean nobody as they stand. */
export interface NearWords {
  /** Names with `_` for one character in doubt. */
  patterns: readonly string[]
  /** Numbers with another digit. */
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

/** Each of its digits replaced by each other. */
const withAnotherDigit = (word: string): string[] =>
  [...word].flatMap((char, at) =>
    /\d/.test(char)
      ? [...'0123456789']
          .filter((digit) => digit !== char)
          .map((digit) => word.slice(0, at) + digit + word.slice(at + 1))
      : [],
  )
