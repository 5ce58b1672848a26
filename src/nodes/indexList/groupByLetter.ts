import { isRecord } from '#domain/isRecord.ts'
import { letterOf, OTHER, pinyinOrder } from './letterOf.ts'
import { nameOf } from './nameOf.ts'

export interface LetterGroup {
  letter: string
  members: readonly unknown[]
}

/**
 * Items under their letters, letters and names in order, what has no letter at the end. An item that names its own
 * `letter` is believed.
 */
export function groupByLetter(items: readonly unknown[], label: string): LetterGroup[] {
  const groups = new Map<string, unknown[]>()
  const named = items.map((item) => ({ item, name: nameOf(item, label) }))
  for (const { item, name } of named.sort((a, b) => pinyinOrder(a.name, b.name))) {
    const letter = ownLetter(item) ?? letterOf(name)
    const members = groups.get(letter)
    if (members) members.push(item)
    else groups.set(letter, [item])
  }
  return [...groups]
    .map(([letter, members]) => ({ letter, members }))
    .sort((a, b) => rank(a.letter) - rank(b.letter))
}

function ownLetter(item: unknown): string | undefined {
  const letter = isRecord(item) && typeof item.letter === 'string' ? item.letter : ''
  return /^[a-z]$/i.test(letter) ? letter.toUpperCase() : undefined
}

const rank = (letter: string): number => (letter === OTHER ? Infinity : letter.charCodeAt(0))
