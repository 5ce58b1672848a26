import { fenOf } from '../fees/yuan.ts'
import type { ListedPerson } from './readPeople.ts'

/** What a line's member pays, where its sum is known; else what of the line is not understood. */
export type ShareSum = { fen: number | null } | { unclear: string }

/**
 * The sum of a line: what it says; where it says none, `usual`, which is what the member owes or the whole payment. A
 * bare number of a line is the member's own, or says the usual sum; any other may be a sum that nobody should guess at.
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
