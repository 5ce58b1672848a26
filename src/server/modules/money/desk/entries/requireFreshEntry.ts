import { PayMethod } from '#contract/codes.ts'
import type { Tx } from '#server/store/store.ts'
import type { ManualPayment } from '../../repositories/manualPayments.ts'
import { requireFreshNumber } from '../freshNumber.ts'

/** @throws Conflict for a transfer whose number has been paid already; vouchers of cash have numbers of their own */
export async function requireFreshEntry(
  tx: Tx,
  { method, tradeNo }: Pick<ManualPayment, 'method' | 'tradeNo'>,
): Promise<void> {
  if (method === PayMethod.Transfer) await requireFreshNumber(tx, tradeNo)
}
