import { isRecord } from '../../json/isRecord.ts'
import { type FeeSpan, totalOf } from './feeSpan.ts'
import { readFee } from './feeVersions.ts'
import { owedSpans } from './owedSpans.ts'
import { lastDayOf, type PaidYears } from './paidYears.ts'
import { type PayPeriodText, payYears } from './payYears.ts'

/** Who is billed: years since joining and of the last payment, and up to when is paid, counted from the year of payment. */
const SAMPLES = [
  { member: 'fresh', joined: 0, paid: undefined, until: 0 },
  { member: 'lastYear', joined: -3, paid: -1, until: 0 },
  { member: 'arrears', joined: -5, paid: -3, until: 0 },
  { member: 'ahead', joined: -3, paid: 0, until: 1 },
] as const

export interface SampleBill {
  /** Who has just joined, paid up to last year, owes two more years, or pays the next year ahead. */
  member: (typeof SAMPLES)[number]['member']
  /** The last year paid before; undefined for who never paid. */
  paid: number | undefined
  /** The year that is paid up to. */
  until: number
  /** Empty where nothing is owed. */
  spans: FeeSpan[]
  total: number
}

/**
 * What four sample members are billed in a year by the fees of their member type; undefined while these cannot be
 * computed, as they are being written.
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
