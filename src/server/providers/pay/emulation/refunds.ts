import { randomInt } from 'node:crypto'
import type { SandboxRefund, SandboxTrade } from './trade.ts'

/** Why a refund is refused: the trade holds less, was not paid, or the merchant's balance does not suffice. */
export type RefundRefusal = 'exceeds' | 'unpaid' | 'balance'

export const refundsOf = ({ refunds = [] }: SandboxTrade): readonly SandboxRefund[] => refunds

/** Sum of the refunds of a trade in fen. */
export const refundedFen = (trade: SandboxTrade): number =>
  refundsOf(trade).reduce((sum, { fen }) => sum + fen, 0)

/** Returns how much of a paid trade was refunded. */
export function refundState(trade: SandboxTrade): 'none' | 'part' | 'whole' {
  const fen = refundedFen(trade)
  if (trade.state !== 'paid' || fen === 0) return 'none'
  return fen < trade.paidFen ? 'part' : 'whole'
}

/** Builds a refund with this number, to be added to a trade. */
export const newRefund = (
  asked: Pick<SandboxRefund, 'ref' | 'fen' | 'state'>,
  at: Date,
): SandboxRefund => ({
  ...asked,
  no: `R${at.getTime()}${String(randomInt(1e6)).padStart(6, '0')}`,
  at: at.toISOString(),
})

/** Simulates an answer that is lost after the request was carried out. */
export class AnswerLost extends Error {
  readonly statusCode = 502
}
