/** Why a society asks less of a member than its fee. */
export const RELIEF_KINDS = ['age', 'hardship', 'honour', 'other'] as const
export type ReliefKind = (typeof RELIEF_KINDS)[number]

/** What is asked of a year: nothing, a percentage of the fee, or an amount. */
export type ReliefTerms =
  | { way: 'waive' }
  | { way: 'percent'; percent: number }
  | { way: 'amount'; fen: number }

/** A relief of one member, by a resolution, in years that are both inclusive. */
export interface Relief {
  from: number
  to: number
  terms: ReliefTerms
  kind: ReliefKind
  resolution: string
}

/** What a fee line says of the relief it rests on. */
export interface SpanRelief {
  kind: ReliefKind
  resolution: string
  /** What the year would cost without it, in fen. */
  full: number
}

const HUNDRED = 100

/** The fee of a year, in fen, by the terms of a relief: a share is rounded up to the fen, and never is it more than the fee. */
export function relievedFee(terms: ReliefTerms, fen: number): number {
  if (terms.way === 'waive') return 0
  if (terms.way === 'amount') return Math.min(fen, terms.fen)
  return Math.ceil((fen * terms.percent) / HUNDRED)
}

/** The relief of a year; a member has at most one a year. */
export const reliefOf = <One extends Relief>(
  reliefs: readonly One[],
  year: number,
): One | undefined => reliefs.find(({ from, to }) => from <= year && year <= to)
