import type { ListedPerson } from './readPeople.ts'

/** Lines whose members are guessed at: a list that fits nobody is the wrong list. */
const MOST_LINES = 20
const LEAST_NUMBER = 4
/** Longer words are no name: each costs a pattern a character. */
const LONGEST_WORD = 20
const MOST_PATTERNS = 400

/** Patterns of SQL `like` for the names and numbers of lines with one character in doubt. */
export const nearPatterns = (people: readonly ListedPerson[]): string[] =>
  [
    ...new Set(
      people
        .slice(0, MOST_LINES)
        .flatMap(({ names, numbers }) => [
          ...names,
          ...numbers.filter((number) => number.length >= LEAST_NUMBER),
        ])
        .filter((word) => word.length <= LONGEST_WORD)
        .slice(0, MOST_PATTERNS)
        .flatMap(withOneInDoubt),
    ),
  ].slice(0, MOST_PATTERNS)

/** One pattern for each character; none for a single one, which would mean everybody of one character. */
function withOneInDoubt(word: string): string[] {
  const chars = [...word]
  if (chars.length < 2) return []
  return chars.map((_, at) =>
    chars.map((char, place) => (place === at ? '_' : escaped(char))).join(''),
  )
}

const escaped = (char: string): string => char.replace(/[%_\\]/, '\\$&')
