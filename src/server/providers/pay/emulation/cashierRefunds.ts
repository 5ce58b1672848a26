import { AnswerLost, newRefund, type RefundRefusal, refundedFen, refundsOf } from './refunds.ts'
import { takeFault } from './takeFault.ts'
import { isRefundFault, type SandboxRefund, type SandboxTrade } from './trade.ts'
import type { TradeStore } from './tradeStore.ts'

export interface AskedRefund {
  ref: string
  fen: number
}

/** Refunds, shared by the wires of all providers. */
export const cashierRefunds = (tradeStore: TradeStore, clock: () => Date) => ({
  /**
   * Refunds on behalf of the merchant; a repeated number returns the same refund. Throws `AnswerLost` when the refund
   * was made and the armed fault suppresses the answer.
   */
  refund(trade: SandboxTrade, { ref, fen }: AskedRefund): SandboxRefund | RefundRefusal {
    const known = refundsOf(trade).find((refund) => refund.ref === ref)
    if (known) return known
    if (trade.state !== 'paid') return 'unpaid'
    if (!(fen > 0) || refundedFen(trade) + fen > trade.paidFen) return 'exceeds'
    const fault = takeFault(tradeStore, trade, isRefundFault)
    if (fault === 'refundRefused') return 'balance'
    const state = fault === 'refundPending' ? 'pending' : 'done'
    const refund = newRefund({ ref, fen, state }, clock())
    tradeStore.save({ ...trade, refunds: [...refundsOf(trade), refund] })
    if (fault === 'refundLost') throw new AnswerLost('worked, and not answered')
    return refund
  },
  /** Completes the pending refunds of a trade. */
  finishRefunds(trade: SandboxTrade): void {
    const refunds = refundsOf(trade).map((refund) => ({ ...refund, state: 'done' as const }))
    tradeStore.save({ ...trade, refunds })
  },
})
