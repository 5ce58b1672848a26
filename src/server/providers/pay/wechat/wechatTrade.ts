import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { fenOfDigits } from '../amounts.ts'
import { type PaidTrade, PayRefused, type TradeState } from '../payProvider.ts'
import { mustBe, requiredText } from '../wireFields.ts'

export interface WechatSeller {
  mchId: string
  appId: string
}

type Said = Record<string, unknown>

const STATES: Readonly<Record<string, 'open' | 'closed' | 'paid'>> = {
  SUCCESS: 'paid',
  NOTPAY: 'open',
  USERPAYING: 'open',
  PAYERROR: 'open',
  CLOSED: 'closed',
  REVOKED: 'closed',
  // Paid and refunded since: no payment has to be recorded.
  REFUND: 'closed',
}

/** Returns the state of a transaction from a query or a notification; throws `PayRefused` for another seller’s. */
export function wechatTradeState(said: Said, { mchId, appId }: WechatSeller): TradeState {
  mustBe('SELLER', said.mchid, mchId)
  mustBe('APP', said.appid, appId)
  const state = ownValue(STATES, requiredText(said, 'trade_state'))
  if (!state) throw new PayRefused('SHAPE', 'an unknown state')
  return state === 'paid' ? { state, trade: paidTrade(said) } : { state }
}

function paidTrade(said: Said): PaidTrade {
  const paidAt = new Date(requiredText(said, 'success_time'))
  if (Number.isNaN(paidAt.getTime())) throw new PayRefused('TIME', 'not a time')
  return {
    tradeRef: requiredText(said, 'out_trade_no'),
    tradeNo: requiredText(said, 'transaction_id'),
    // The sum of the order; a payer’s coupon reduces payer_total, and the platform pays the difference.
    fen: fenOfDigits(isRecord(said.amount) ? said.amount.total : undefined),
    paidAt,
  }
}
