import type { CallData } from '#contract/calls.ts'
import { payWay } from './payWay.ts'

/** `duesOrder` → the order with its payment data, and its deadline in epoch milliseconds for a timer. */
export function duesOrder(answer: unknown): unknown {
  const order = answer as CallData<'duesOrder'>
  const { deadline, result } = order
  return {
    ...order,
    ...payWay(result),
    ...(deadline !== undefined && { deadlineAt: Date.parse(deadline) }),
  }
}
