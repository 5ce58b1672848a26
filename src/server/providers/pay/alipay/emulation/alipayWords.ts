import { yuanOf } from '#domain/money/fees/yuan.ts'
import { beijingTime } from '../../beijingTime.ts'
import { refundedFen, refundState } from '../../emulation/refunds.ts'
import { type SandboxRefund, type SandboxTrade, stateForMerchant } from '../../emulation/trade.ts'
import type { WireFields } from '../../wireFields.ts'

/** Content of an answer of the gateway, before it is signed. */
export type AlipayFields = Record<string, string>

export const NOT_THERE: AlipayFields = {
  code: '40004',
  msg: 'Business Failed',
  sub_code: 'ACQ.TRADE_NOT_EXIST',
  sub_msg: '交易不存在',
}

export const OK: AlipayFields = { code: '10000', msg: 'Success' }

const STATES = {
  open: 'WAIT_BUYER_PAY',
  closed: 'TRADE_CLOSED',
  paid: 'TRADE_SUCCESS',
} as const

/** The trade as `alipay.trade.query` returns it. */
export function queryFields(trade: SandboxTrade): AlipayFields {
  const state = stateForMerchant(trade)
  return {
    out_trade_no: trade.tradeRef,
    trade_no: trade.tradeNo || '0',
    trade_status: refundState(trade) === 'whole' ? 'TRADE_CLOSED' : STATES[state],
    total_amount: yuanOf(state === 'paid' ? trade.paidFen : trade.fen),
    ...(state === 'paid' ? { send_pay_date: beijingTime(new Date(trade.paidAt)) } : {}),
  }
}

/** A refund as `alipay.trade.fastpay.refund.query` returns it; one under way has no status. */
export const refundFields = (trade: SandboxTrade, refund: SandboxRefund): AlipayFields => ({
  out_trade_no: trade.tradeRef,
  trade_no: trade.tradeNo,
  out_request_no: refund.ref,
  total_amount: yuanOf(trade.paidFen),
  refund_amount: yuanOf(refund.fen),
  ...(refund.state === 'done'
    ? { refund_status: 'REFUND_SUCCESS', gmt_refund_pay: beijingTime(new Date(refund.at)) }
    : {}),
})

/** The trade as a notification reports it once something was paid back. */
export const refundNotified = (
  trade: SandboxTrade,
  refund: SandboxRefund,
  at: Date,
): WireFields => ({
  ...notificationFields(trade, at),
  trade_status: refundState(trade) === 'whole' ? 'TRADE_CLOSED' : 'TRADE_SUCCESS',
  notify_id: `${refund.no}${at.getTime()}`,
  out_biz_no: refund.ref,
  refund_fee: yuanOf(refundedFen(trade)),
  gmt_refund: beijingTime(new Date(refund.at)),
})

/** The paid trade as a notification reports it. */
export const notificationFields = (trade: SandboxTrade, at: Date): WireFields => ({
  notify_id: `${trade.tradeNo}${trade.sent}`,
  notify_type: 'trade_status_sync',
  notify_time: beijingTime(at),
  charset: 'utf-8',
  version: '1.0',
  sign_type: 'RSA2',
  app_id: trade.account,
  auth_app_id: trade.account,
  seller_id: sellerOf(trade.account),
  buyer_id: '2088000000009999',
  out_trade_no: trade.tradeRef,
  trade_no: trade.tradeNo,
  trade_status: 'TRADE_SUCCESS',
  subject: trade.subject,
  total_amount: yuanOf(trade.paidFen),
  receipt_amount: yuanOf(trade.paidFen),
  buyer_pay_amount: yuanOf(trade.paidFen),
  gmt_create: beijingTime(new Date(trade.createdAt)),
  gmt_payment: beijingTime(new Date(trade.paidAt)),
})

/** The fields that the payer's browser brings to the return address. */
export const returnFieldsOf = (trade: SandboxTrade, at: Date): WireFields => ({
  charset: 'utf-8',
  method: 'alipay.trade.page.pay.return',
  version: '1.0',
  sign_type: 'RSA2',
  app_id: trade.account,
  auth_app_id: trade.account,
  seller_id: sellerOf(trade.account),
  out_trade_no: trade.tradeRef,
  trade_no: trade.tradeNo,
  total_amount: yuanOf(trade.paidFen),
  timestamp: beijingTime(at),
})

/** The signed text: all non-empty fields except `left`, sorted by name. */
export const signedText = (fields: WireFields, left: readonly string[]) =>
  Object.entries(fields)
    .filter(([name, value]) => value !== '' && !left.includes(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

/** The seller id of an application; the emulator has one seller for each. */
const sellerOf = (appId: string) => `2088${appId.slice(-12)}`
