import type { Schema } from '#contract/calls.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { feeOf, readFee } from '#domain/money/fees/feeVersions.ts'
import { type PayPeriodText, payYears } from '#domain/money/fees/payYears.ts'
import { type SampleBill, sampleBills } from '#domain/money/fees/sampleBills.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/studio.json' with { type: 'json' }

const texts = words.bills

/** The name of one member type, and its fees before and after. */
export interface ChangedFees {
  name: string
  before: unknown
  after: unknown
}

/**
 * Describes what sample members of a type would pay differently: today, or on the first day of the first year that
 * differs if that lies in the future. Empty while either fee cannot be computed.
 */
export function billEffects(
  { name, before, after }: ChangedFees,
  today: string,
): Schema<'ReportEffect'>[] {
  const thisYear = Number(today.slice(0, 4))
  const year = Math.max(thisYear, firstDifference(before, after) ?? thisYear)
  const day = year === thisYear ? today : fill(texts.firstDay, { year })
  const [was, is] = [sampleBills(before, year), sampleBills(after, year)]
  return (was ?? []).flatMap((bill, index) => {
    const now = is?.[index]
    if (!now || now.total === bill.total) return []
    const member = memberOf(bill, { name, year })
    const totals = { before: yuanOf(bill.total), after: yuanOf(now.total) }
    return [{ sentence: fill(texts.sample, { day, member, ...totals }), isLoss: false }]
  })
}

/** The first year whose amount differs, or that can be paid for only before or only after the change. */
function firstDifference(before: unknown, after: unknown): number | undefined {
  const [was, is] = [amountsOf(before), amountsOf(after)]
  const years = [...new Set([...was.keys(), ...is.keys()])].sort()
  return years.find((year) => was.get(year) !== is.get(year))
}

function amountsOf(entry: unknown): Map<number, number | undefined> {
  if (!isRecord(entry) || !isRecord(entry.payPeriod)) return new Map()
  const period = payYears(entry.payPeriod as unknown as PayPeriodText)
  const fee = readFee(entry.fee)
  if (!period || !fee) return new Map()
  const count = period.last - period.first + 1
  const years = Array.from({ length: count }, (_, index) => period.first + index)
  return new Map(years.map((year) => [year, feeOf(fee, year)]))
}

function memberOf(
  { member, paid, until }: SampleBill,
  facts: { name: string; year: number },
): string {
  return fill(texts.members[member], { ...facts, paid: paid ?? '', until })
}
