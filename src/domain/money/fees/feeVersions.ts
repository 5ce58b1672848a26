import { isRecord } from '../../json/isRecord.ts'

/** A yearly fee in fen as a resolution fixed it; `from` is the first year it applies to, every year when absent. */
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

/** Returns a configured fee; undefined for an invalid value, such as one that is still being typed. */
export function readFee(value: unknown): ConfiguredFee | undefined {
  const versions: unknown[] = Array.isArray(value) ? value : [value]
  return versions.length > 0 && versions.every(isFeeVersion) ? (value as ConfiguredFee) : undefined
}

const isFeeVersion = (value: unknown): boolean =>
  isRecord(value) &&
  Number.isSafeInteger(value.amount) &&
  Number(value.amount) >= 0 &&
  (value.from === undefined || Number.isSafeInteger(value.from))

/** Returns the fee of a year, in fen, from the latest version in force; undefined when no resolution fixed one. */
export function feeOf(fee: ConfiguredFee, year: number): number | undefined {
  const begun = versionsOf(fee).filter(({ from = EVER }) => from <= year)
  const newest = begun.reduce<FeeVersion | undefined>(
    (best, version) => ((version.from ?? EVER) >= (best?.from ?? EVER) ? version : best),
    undefined,
  )
  return newest?.amount
}
