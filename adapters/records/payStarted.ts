import type { CallData } from '#contract/calls.ts'
import { payWay } from './payWay.ts'

/** `pay` → the order's id, and the next step of the payment. */
export function payStarted(answer: unknown): unknown {
  const { id, result } = answer as CallData<'pay'>
  return { id, ...payWay(result) }
}
