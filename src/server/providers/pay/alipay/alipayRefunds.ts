import { yuanOf } from '#domain/money/fees/yuan.ts'
import { fenOfYuan } from '../amounts.ts'
import { fromBeijing } from '../beijingTime.ts'
import {
  PayRefused,
  type RefundOrder,
  type RefundOutcome,
  type RefundsOfProvider,
} from '../payProvider.ts'
import { providersWords } from '../providersWords.ts'
import { mustBe, requiredText } from '../wireFields.ts'
import type { AlipayGateway } from './alipayGateway.ts'
import { type AlipaySeller, verifiedFields } from './alipayNotification.ts'

type Said = Record<string, unknown>

/** Final refusals: a retry does not help, and nothing was paid back. */
const FINAL: ReadonlySet<string> = new Set([
  'ACQ.SELLER_BALANCE_NOT_ENOUGH',
  'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL',
  'ACQ.REASON_TRADE_REFUND_FEE_ERR',
  'ACQ.REFUND_FEE_ERROR',
  'ACQ.TRADE_NOT_EXIST',
  'ACQ.TRADE_HAS_FINISHED',
  'ACQ.TRADE_STATUS_ERROR',
  'ACQ.TRADE_NOT_ALLOW_REFUND',
  'ACQ.DISCORDANT_REPEAT_REQUEST',
  'ACQ.REASON_TRADE_BEEN_FREEZEN',
  'ACQ.BUYER_ERROR',
  'ACQ.SELLER_ERROR',
])

/**
 * Refunds of Alipay are immediate. `fund_change` N answers a repeated request, or one whose money is still under way;
 * the refund query distinguishes them.
 */
export function alipayRefunds(
  gateway: AlipayGateway,
  seller: AlipaySeller,
  clock: () => Date,
): Required<RefundsOfProvider> {
  const queryRefund = async (order: RefundOrder): Promise<RefundOutcome> => {
    const said = await gateway.ask('alipay.trade.fastpay.refund.query', {
      outTradeNo: order.tradeRef,
      outRequestNo: order.refundRef,
      queryOptions: ['gmt_refund_pay'],
    })
    if (said.code !== '10000') return refusedOutcome(said)
    if (said.refund_status !== 'REFUND_SUCCESS') return { state: 'pending' }
    mustBe('ORDER', said.out_request_no, order.refundRef)
    return {
      state: 'done',
      refundNo: requiredText(said, 'trade_no'),
      fen: fenOfYuan(requiredText(said, 'refund_amount')),
      refundedAt: said.gmt_refund_pay ? fromBeijing(String(said.gmt_refund_pay)) : clock(),
    }
  }
  return {
    async refund(order) {
      const said = await gateway.ask('alipay.trade.refund', refundOf(order))
      return said.code === '10000' ? queryRefund(order) : refusedOutcome(said)
    },
    queryRefund,
    // A trade that was paid and is closed was refunded in full; partial refunds are only in notifications and bills.
    async queryRefunded({ tradeRef, totalFen }) {
      const said = await gateway.ask('alipay.trade.query', { outTradeNo: tradeRef })
      if (said.code !== '10000') throw noOf(said)
      mustBe('ORDER', said.out_trade_no, tradeRef)
      const isRefunded = said.trade_status === 'TRADE_CLOSED'
      return isRefunded ? { isRefunded, fen: totalFen } : { isRefunded }
    },
    readRefund(notification) {
      const said = verifiedFields(gateway.sdk, seller, notification, clock())
      if (!said.refund_fee) return undefined
      return {
        tradeRef: requiredText(said, 'out_trade_no'),
        refundedFen: fenOfYuan(said.refund_fee),
      }
    },
  }
}

const refundOf = ({ tradeRef, refundRef, fen, reason }: RefundOrder): object => ({
  outTradeNo: tradeRef,
  outRequestNo: refundRef,
  refundAmount: yuanOf(fen),
  refundReason: reason,
})

/** Returns a final refusal; throws `PayRefused` for one that may be temporary. */
function refusedOutcome(said: Said): RefundOutcome {
  const code = String(said.sub_code ?? said.code)
  if (!FINAL.has(code)) throw noOf(said)
  return { state: 'refused', code, message: providersWords(said.sub_msg ?? said.msg) ?? code }
}

const noOf = ({ sub_code, code, sub_msg, msg }: Said): PayRefused =>
  new PayRefused(String(sub_code ?? code), providersWords(sub_msg ?? msg) ?? 'the gateway refused')
