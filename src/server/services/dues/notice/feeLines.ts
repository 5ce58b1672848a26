import type { Schema } from '#contract/calls.ts'
import { type FeeSpan, firstDayOf } from '#domain/money/fees/feeSpan.ts'
import { lastDayOf } from '#domain/money/fees/paidYears.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'

/** Fee spans as a notice shows them: first and last day, amounts in yuan. */
export const feeLines = (spans: readonly FeeSpan[]): Schema<'FeeDetail'>[] =>
  spans.map((span) => ({
    type: span.type,
    startAt: firstDayOf(span),
    endAt: lastDayOf(span.to),
    amount: yuanOf(span.amount),
    totalAmount: yuanOf(span.total),
  }))
