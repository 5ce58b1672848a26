import type { Schema } from '#contract/calls.ts'
import type { FeeSpan } from '#domain/money/fees/feeSpan.ts'
import { lastDayOf } from '#domain/money/fees/paidYears.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'

/** Fee spans as a notice shows them: first and last day, amounts in yuan. */
export const feeLines = (spans: readonly FeeSpan[]): Schema<'FeeDetail'>[] =>
  spans.map(({ type, from, to, amount, total }) => ({
    type,
    startAt: `${from}-01-01`,
    endAt: lastDayOf(to),
    amount: yuanOf(amount),
    totalAmount: yuanOf(total),
  }))
