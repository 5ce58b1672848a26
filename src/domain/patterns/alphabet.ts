import { type CharSet, has, LAST_UNIT, SPACES, WORD } from './charSet.ts'
import type { Term } from './term.ts'

/** A class of equivalent characters: units that no set of the language distinguishes are one letter. */
export interface Letter {
  unit: number
  isWord: boolean
  isSpace: boolean
  /** Half of a character beyond the basic plane: the first or the second one. */
  half: 'first' | 'second' | undefined
}

const FIRST_HALVES: CharSet = [[0xd800, 0xdbff]]
const SECOND_HALVES: CharSet = [[0xdc00, 0xdfff]]

/** Characters a person would type rather than others. */
const PLEASANT = [...'1a中A0-_.@ ', ...'23456789bcdefXYZ，/:()'].map((char) => char.charCodeAt(0))

function setsOf(term: Term, into: Set<CharSet>, seen: Set<number>): void {
  if (seen.has(term.id)) return
  seen.add(term.id)
  if (term.kind === 'set') into.add(term.set)
  if (term.kind === 'concat') for (const part of [term.left, term.right]) setsOf(part, into, seen)
  if (term.kind === 'either' || term.kind === 'both')
    for (const part of term.parts) setsOf(part, into, seen)
  if (term.kind === 'not' || term.kind === 'repeat' || term.kind === 'ahead')
    setsOf(term.body, into, seen)
}

/** The letters of a language: one for each way of being in its sets or not, pleasant ones first. */
export function alphabet(language: Term): Letter[] {
  const sets = new Set<CharSet>([WORD, SPACES, FIRST_HALVES, SECOND_HALVES])
  setsOf(language, sets, new Set())
  const letters = new Map<string, number>()
  for (const unit of [...PLEASANT, ...beginnings(sets)]) {
    const membership = [...sets].map((set) => Number(has(set, unit))).join('')
    if (!letters.has(membership)) letters.set(membership, unit)
  }
  return [...letters.values()].map(letterOf)
}

/** The boundaries at which membership may change: no set begins or ends between two of them. */
function beginnings(sets: Iterable<CharSet>): number[] {
  const edges = [...sets].flatMap((set) => set.flatMap(([low, high]) => [low, high + 1]))
  return [0, ...edges].filter((unit) => unit <= LAST_UNIT)
}

const letterOf = (unit: number): Letter => ({
  unit,
  isWord: has(WORD, unit),
  isSpace: has(SPACES, unit),
  half: has(FIRST_HALVES, unit) ? 'first' : has(SECOND_HALVES, unit) ? 'second' : undefined,
})
