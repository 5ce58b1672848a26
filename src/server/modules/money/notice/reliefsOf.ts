import type { Relief, ReliefTerms } from '#domain/money/fees/relief.ts'
import type { Tx } from '#server/store/store.ts'
import { type DuesRelief, listReliefs } from '../repositories/duesReliefs.ts'

/** A relief in force, with its row's id. */
export interface StandingRelief extends Relief {
  id: string
}

/** The reliefs of a member that are in force; years withdrawn are left out of them. */
export async function reliefsOf(tx: Tx, memberId: string): Promise<StandingRelief[]> {
  const rows = await listReliefs(tx, memberId)
  return rows.filter((row) => !isWaiting(row)).flatMap((row) => standing(row) ?? [])
}

/** Returns the member's reliefs that are in force or wait for a second person, except `exceptId`. */
export async function pendingReliefs(
  tx: Tx,
  memberId: string,
  exceptId?: string,
): Promise<StandingRelief[]> {
  const rows = await listReliefs(tx, memberId)
  return rows.filter(({ id }) => id !== exceptId).flatMap((row) => standing(row) ?? [])
}

/** True while a relief waits for the confirmation of a second person. */
export const isWaiting = ({ needsSecond, confirmedAt }: DuesRelief): boolean =>
  needsSecond && confirmedAt === null

/** Returns a relief limited to the years that are not withdrawn; undefined when none are left. */
export function standing(row: DuesRelief): StandingRelief | undefined {
  const { id, fromYear: from, toYear, withdrawnFrom, kind, resolution } = row
  const to = Math.min(toYear, (withdrawnFrom ?? Number.POSITIVE_INFINITY) - 1)
  return from > to ? undefined : { id, from, to, terms: termsOf(row), kind, resolution }
}

/** The terms as they are stored. */
export function termsOf({
  way,
  percent,
  fen,
}: Pick<DuesRelief, 'way' | 'percent' | 'fen'>): ReliefTerms {
  if (way === 'percent') return { way, percent: percent ?? 0 }
  return way === 'amount' ? { way, fen: fen ?? 0 } : { way }
}
