import type { CallData } from '#contract/calls.ts'
import { commaList } from '#domain/text/commaList.ts'

/** `payPeriod` → its first and last year as numbers; the same year twice where it is fixed. Null stays null: none is set. */
export function payPeriod(answer: unknown): unknown {
  const period = answer as CallData<'payPeriod'>
  if (!period) return null
  const years = commaList(period.year).map(Number)
  return { first: years[0], last: years.at(-1) }
}
