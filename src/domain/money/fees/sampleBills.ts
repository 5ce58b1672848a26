import { isRecord } from '../../json/isRecord.ts'
import { type FeeSpan, totalOf } from './feeSpan.ts'
import { readFee } from './feeVersions.ts'
import { owedSpans } from './owedSpans.ts'
import { lastDayOf, type PaidYears } from './paidYears.ts'
import { type PayPeriodText, payYears } from './payYears.ts'

/** Sample members: year of joining, last year paid, and year to pay up to, each relative to the current year. */
const SAMPLES = [
  { member: 'fresh', joined: 0, paid: undefined, until: 0 },
  { member: 'lastYear', joined: -3, paid: -1, until: 0 },
  { member: 'arrears', joined: -5, paid: -3, until: 0 },
  { member: 'ahead', joined: -3, paid: 0, until: 1 },
] as const

export interface SampleBill {
  /** Sample member: just joined, paid up to last year, owing two more years, or paying the next year ahead. */
  member: (typeof SAMPLES)[number]['member']
  /** Last year paid before; `undefined`: no payment yet. */
  paid: number | undefined
  /** Year paid up to, inclusive. */
  until: number
  /** Years to pay; empty when nothing is owed. */
  spans: FeeSpan[]
  total: number
}

/**
 * Returns the bills of four sample members in a year by the fees of their member type; undefined while these are
 * incomplete and no bill can be computed.
 */
export function sampleBills(entry: unknown, thisYear: number): SampleBill[] | undefined {
  if (!isRecord(entry) || !isRecord(entry.payPeriod)) return undefined
  const [period, fee] = [periodOf(entry.payPeriod), readFee(entry.fee)]
  if (!period || !fee || !Number.isSafeInteger(thisYear)) return undefined
  return SAMPLES.map(({ member, joined, ...sample }) => {
    const paid = sample.paid === undefined ? undefined : thisYear + sample.paid
    const until = thisYear + sample.until
    const paidYears: PaidYears = {
      joined: thisYear + joined,
      endAt: paid === undefined ? null : lastDayOf(paid),
      paid: new Set(),
    }
    const spans = owedSpans({ period, fee, paidYears, thisYear }, until)
    return { member, paid, until, spans, total: totalOf(spans) }
  })
}

const periodOf = (period: Readonly<Record<string, unknown>>) =>
  payYears(period as unknown as PayPeriodText)
