/** Grounds on which a society lowers a member's fee. */
export const RELIEF_KINDS = ['age', 'hardship', 'honour', 'other'] as const
export type ReliefKind = (typeof RELIEF_KINDS)[number]

/** Terms of a year under a relief: no fee, a percentage of the fee, or an amount. */
export type ReliefTerms =
  | { way: 'waive' }
  | { way: 'percent'; percent: number }
  | { way: 'amount'; fen: number }

/** Relief of one member by a resolution; first and last year are inclusive. */
export interface Relief {
  from: number
  to: number
  terms: ReliefTerms
  kind: ReliefKind
  resolution: string
}

/** Relief as shown on a fee line. */
export interface SpanRelief {
  kind: ReliefKind
  resolution: string
  /** Price of the year without the relief, in fen. */
  full: number
}

const HUNDRED = 100

/**
 * Returns the fee of a year under the terms of a relief, in fen: a share is rounded up to the fen, and an amount is
 * never more than the fee.
 */
export function relievedFee(terms: ReliefTerms, fen: number): number {
  if (terms.way === 'waive') return 0
  if (terms.way === 'amount') return Math.min(fen, terms.fen)
  return Math.ceil((fen * terms.percent) / HUNDRED)
}

/** Returns the relief for a year; a member has at most one per year. */
export const reliefOf = <One extends Relief>(
  reliefs: readonly One[],
  year: number,
): One | undefined => reliefs.find(({ from, to }) => from <= year && year <= to)
