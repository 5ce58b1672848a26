import type { CallInput } from '#contract/calls.ts'
import { fenOf, MOST_FEN } from '#domain/money/fees/yuan.ts'
import { dayAfter, dayStart } from '#server/base/shared/beijingTime.ts'
import type { DuesDeskFilter } from '../repositories/duesDeskFilter.ts'

type Asked = Omit<CallInput<'duesExport'>, 'tab' | 'format'>

/** Converts a filter of the desk to a database filter; days are whole Beijing days, `until` inclusive. */
export const askedFilter = (asked: Asked): DuesDeskFilter => {
  const { method, status, keyword, from, until, least, most } = asked
  return {
    method,
    status,
    keyword: keyword || undefined,
    from: from === undefined ? undefined : dayStart(from),
    before: until === undefined ? undefined : dayAfter(until),
    least: least === undefined ? undefined : storable(least),
    most: most === undefined ? undefined : storable(most),
  }
}

const storable = (yuan: string): number => Math.min(fenOf(yuan) ?? 0, MOST_FEN)
