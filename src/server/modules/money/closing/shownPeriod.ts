import type { Schema } from '#contract/calls.ts'
import type { PayMethod } from '#contract/codes.ts'
import type { Period } from '#domain/money/closing/closablePeriod.ts'
import type { Difference } from '#domain/money/closing/findDifferences.ts'
import type { PeriodSums } from '#domain/money/closing/sumPeriod.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/duesClosing.json' with { type: 'json' }
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { balanceOf } from '../balanceOf.ts'
import { methodName } from '../payMethods.ts'
import { accountName } from './closingNames.ts'
import { type ClosingBy, type ClosingRow, COLUMNS, closingRows } from './closingTables.ts'

export interface ShownPeriod {
  period: Period
  sums: PeriodSums
  differences: readonly Difference[]
}

type ShownTable = Pick<
  Schema<'OpenPeriod'>,
  'from' | 'through' | 'deeds' | 'records' | 'total' | 'differences'
>

/** Converts one table of a period, with the differences found, to wire format. */
export function shownPeriod(
  { period, sums, differences }: ShownPeriod,
  by: ClosingBy,
  configuration: OrgConfiguration,
): ShownTable {
  const records = closingRows(sums, by, configuration).map((row) => shownRow(row, by))
  return {
    ...period,
    deeds: sums.deeds,
    records,
    total: records.length,
    differences: differences.map(shownDifference),
  }
}

function shownRow({ key, name, values }: ClosingRow, by: ClosingBy): Schema<'ClosingRow'> {
  const amounts = COLUMNS[by].map((column) => [
    column,
    column === 'count' ? String(values.count ?? 0) : balanceOf(values[column] ?? 0),
  ])
  return { key, name, ...Object.fromEntries(amounts) }
}

/** Converts a difference to a sentence with both sums, and the desk tab that lists the money concerned. */
export function shownDifference({
  code,
  books,
  other,
  about = '',
  payments = [],
}: Difference): Schema<'ClosingDifference'> {
  const name = code === 'statement' ? methodName(about as PayMethod) : accountName(about)
  const tab = TABS[code]
  return {
    code,
    text: fill(words.differences[code], { about: name, count: payments.length }),
    books: balanceOf(books),
    other: balanceOf(other),
    ...(tab ? { tab } : {}),
    ...(code === 'statement' ? { method: about as PayMethod } : {}),
  }
}

const TABS: Partial<Record<Difference['code'], Schema<'DuesTab'>>> = {
  credit: 'reconcile',
  held: 'plan',
  refunding: 'refund',
  dues: 'payment',
  unreceived: 'payment',
  statement: 'payment',
}
