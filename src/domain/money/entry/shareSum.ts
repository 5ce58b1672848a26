import { fenOf } from '../fees/yuan.ts'
import type { ListedPerson } from './readPeople.ts'

/** What a line's member pays, null when unknown; or the text in the line that could not be read as a sum. */
export type ShareSum = { fen: number | null } | { unclear: string }

/**
 * Returns the sum that a line states, otherwise `usual`, which is what the member owes or the whole payment. A bare
 * number is accepted as the member's own number or as the usual sum; any other may be a sum, and is reported as unclear
 * instead of guessed at.
 */
export function shareSum(
  { fen, unclear, bare }: ListedPerson,
  usual: number | null,
  memberNum: string | null,
): ShareSum {
  if (fen !== undefined) return { fen }
  if (unclear !== undefined) return { unclear }
  const other = bare.find((number) => number !== memberNum && fenOf(number) !== usual)
  return other === undefined ? { fen: usual } : { unclear: other }
}
