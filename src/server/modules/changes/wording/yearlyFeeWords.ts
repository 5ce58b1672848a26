import { type ConfiguredFee, feeOf, versionsOf } from '#domain/money/fees/feeVersions.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/studio.json' with { type: 'json' }

/** `100.00 元/年；2028 年起 120.00 元/年`: the fee of a year, and the fees set for later years. */
export function yearlyFeeWords(fee: ConfiguredFee | undefined, year: number): string {
  if (fee === undefined) return words.memberTypes.none
  const now = feeOf(fee, year)
  const later = versionsOf(fee)
    .flatMap(({ from, amount }) => (from !== undefined && from > year ? [{ from, amount }] : []))
    .sort((a, b) => a.from - b.from)
  const told = later.map(({ from, amount }) =>
    fill(words.memberTypes.from, { year: from, fee: yearlyWords(amount) }),
  )
  return [...(now === undefined ? [] : [yearlyWords(now)]), ...told].join(words.memberTypes.then)
}

const yearlyWords = (fen: number): string =>
  fen === 0 ? words.memberTypes.free : fill(words.memberTypes.amount, { amount: yuanOf(fen) })
