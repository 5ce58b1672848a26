import type { CallData } from '#contract/calls.ts'
import { commaList } from '#domain/text/commaList.ts'

/** `invoiceConfig` → whether invoice details are required, and the receive methods as a list. */
export function invoiceConfig(answer: unknown): unknown {
  const { isForce, receiveMethod } = answer as CallData<'invoiceConfig'>
  return { isForce: isForce === 1, receiveMethods: commaList(JSON.parse(receiveMethod)) }
}
