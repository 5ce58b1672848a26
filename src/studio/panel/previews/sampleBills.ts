import { isRecord } from '#domain/json/isRecord.ts'
import { totalOf } from '#domain/money/fees/feeSpan.ts'
import type { ConfiguredFee } from '#domain/money/fees/feeVersions.ts'
import { owedSpans } from '#domain/money/fees/owedSpans.ts'
import { lastDayOf, type PaidYears } from '#domain/money/fees/paidYears.ts'
import { type PayPeriodText, payYears } from '#domain/money/fees/payYears.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { fill } from '#domain/text/fill.ts'
import texts from './texts.json' with { type: 'json' }

/** Who is billed: years since joining and of the last payment, and up to when is paid, counted from this year. */
const SAMPLES = [
  { name: texts.samples.fresh, joined: 0, paid: undefined, until: 0 },
  { name: texts.samples.lastYear, joined: -3, paid: -1, until: 0 },
  { name: texts.samples.arrears, joined: -5, paid: -3, until: 0 },
  { name: texts.samples.ahead, joined: -3, paid: 0, until: 1 },
]

export interface SampleBill {
  name: string
  /** `2025–2026 年 每年 100.00 元`, one a span; empty where nothing is owed. */
  spans: string[]
  /** In yuan. */
  total: string
}

/**
 * What four sample members would be billed on a day, YYYY-MM-DD; undefined while the fee cannot be computed, as its
 * years are being written.
 */
export function sampleBills(entry: unknown, day: string): SampleBill[] | undefined {
  if (!isRecord(entry) || !isRecord(entry.payPeriod)) return undefined
  const period = payYears(entry.payPeriod as unknown as PayPeriodText)
  if (!period || !/^\d{4}/.test(day)) return undefined
  const thisYear = Number(day.slice(0, 4))
  const fee = entry.fee as ConfiguredFee
  return SAMPLES.map(({ name, joined, paid, until }) => {
    const paidYears: PaidYears = {
      joined: thisYear + joined,
      endAt: paid === undefined ? null : lastDayOf(thisYear + paid),
      paid: new Set(),
    }
    const spans = owedSpans({ period, fee, paidYears, thisYear }, thisYear + until)
    return {
      name,
      spans: spans.map(({ from, to, amount }) => {
        const years = from === to ? `${from}` : `${from}–${to}`
        return fill(texts.bills.span, { years, amount: yuanOf(amount) })
      }),
      total: yuanOf(totalOf(spans)),
    }
  })
}
