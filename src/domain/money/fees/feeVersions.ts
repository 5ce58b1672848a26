/** A yearly fee in fen as a resolution fixed it; `from` is the first year it is for, every year without one. */
export interface FeeVersion {
  amount: number
  resolvedAt?: string
  resolution?: string
  from?: number
}

/** One fee, or its versions through the years. */
export type ConfiguredFee = FeeVersion | readonly FeeVersion[]

const EVER = Number.NEGATIVE_INFINITY

export const versionsOf = (fee: ConfiguredFee): readonly FeeVersion[] =>
  Array.isArray(fee) ? fee : [fee as FeeVersion]

/** The fee of a year: the newest version that is for it; undefined when no resolution fixed one. */
export function feeOf(fee: ConfiguredFee, year: number): number | undefined {
  const begun = versionsOf(fee).filter(({ from = EVER }) => from <= year)
  const newest = begun.reduce<FeeVersion | undefined>(
    (best, version) => ((version.from ?? EVER) >= (best?.from ?? EVER) ? version : best),
    undefined,
  )
  return newest?.amount
}
