import type { CallInput } from '#contract/calls.ts'
import { fenOf } from '#domain/money/fees/yuan.ts'
import type { DuesDeskFilter } from '../../../store/repositories/duesDeskFilter.ts'
import { dayAfter, dayStart } from '../../shared/beijingTime.ts'

type Asked = Omit<CallInput<'duesExport'>, 'tab' | 'format'>

/** Database filter of what staff ask for; days are whole Beijing days, `until` inclusive. */
export const askedFilter = ({
  keyword,
  from,
  until,
  least,
  most,
  ...same
}: Asked): DuesDeskFilter => ({
  method: same.method,
  status: same.status,
  keyword: keyword?.trim() || undefined,
  from: from === undefined ? undefined : dayStart(from),
  before: until === undefined ? undefined : dayAfter(until),
  least: least === undefined ? undefined : fenOf(least),
  most: most === undefined ? undefined : fenOf(most),
})
