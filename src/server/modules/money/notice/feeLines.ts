import type { Schema } from '#contract/calls.ts'
import { type FeeSpan, firstDayOf } from '#domain/money/fees/feeSpan.ts'
import { lastDayOf } from '#domain/money/fees/paidYears.ts'
import type { SpanRelief } from '#domain/money/fees/relief.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/dues.json' with { type: 'json' }

/**
 * Converts fee spans to lines of a notice: first and last day, amounts in yuan, and the resolution that reduces the
 * fee.
 */
export const feeLines = (spans: readonly FeeSpan[]): Schema<'FeeDetail'>[] =>
  spans.map((span) => ({
    type: span.type,
    startAt: firstDayOf(span),
    endAt: lastDayOf(span.to),
    amount: yuanOf(span.amount),
    totalAmount: yuanOf(span.total),
    ...(span.relief ? relieved(span.relief) : {}),
  }))

const relieved = ({ kind, resolution, full }: SpanRelief) => ({
  fullAmount: yuanOf(full),
  relief: fill(words.relief.line, { kind: words.relief.kinds[kind], resolution }),
})
