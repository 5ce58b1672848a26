import { sampleBills } from '#domain/money/fees/sampleBills.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { fill } from '#domain/text/fill.ts'
import texts from './texts.json' with { type: 'json' }

export interface BillRow {
  name: string
  /** `2025–2026 年 每年 100.00 元`, one a span; empty where nothing is owed. */
  spans: string[]
  /** In yuan. */
  total: string
}

/** Returns the sample bills of a day, YYYY-MM-DD, in words; undefined while the fee cannot be computed. */
export function billRows(entry: unknown, day: string): BillRow[] | undefined {
  const year = /^\d{4}/.exec(day)?.[0]
  const bills = year === undefined ? undefined : sampleBills(entry, Number(year))
  return bills?.map(({ member, spans, total }) => ({
    name: texts.samples[member],
    spans: spans.map(({ from, to, amount }) => {
      const years = from === to ? `${from}` : `${from}–${to}`
      return fill(texts.bills.span, { years, amount: yuanOf(amount) })
    }),
    total: yuanOf(total),
  }))
}
