/** Entries of one letter, in their original order. */
export interface LetterGroup<T> {
  letter: string
  members: readonly T[]
}

/** The group of entries without letter; the last one. */
export const OTHER_LETTER = '#'

/**
 * Groups entries by the letter they contain, A to Z. Letters are not derived from names here: the server, which knows
 * the pronunciation, provides letters and order.
 */
export function groupByLetter<T>(
  items: readonly T[],
  letterOf: (item: T) => unknown,
): LetterGroup<T>[] {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const letter = plain(letterOf(item))
    const members = groups.get(letter)
    if (members) members.push(item)
    else groups.set(letter, [item])
  }
  return [...groups]
    .map(([letter, members]) => ({ letter, members }))
    .sort((a, b) => rank(a.letter) - rank(b.letter))
}

const plain = (letter: unknown): string =>
  typeof letter === 'string' && /^[a-z]$/i.test(letter) ? letter.toUpperCase() : OTHER_LETTER

const rank = (letter: string): number => (letter === OTHER_LETTER ? Infinity : letter.charCodeAt(0))
