/** Entries under one letter, in the order they came. */
export interface LetterGroup<T> {
  letter: string
  members: readonly T[]
}

/** The group of what has no letter; it comes last. */
export const OTHER_LETTER = '#'

/**
 * Entries under the letters they bring along, A to Z. Nothing is read from names here: whoever answers a list
 * knows how they are pronounced, and has put them in order.
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
