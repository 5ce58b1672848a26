import { PayMethod } from '#contract/codes.ts'
import type { Cashier } from '../../emulation/cashier.ts'
import { type RefundRefusal, refundsOf } from '../../emulation/refunds.ts'
import type { SandboxRefund, SandboxTrade } from '../../emulation/trade.ts'

export type IcbcFields = Record<string, unknown>

export const NOT_THERE: IcbcFields = { return_code: 93_008_006, return_msg: '订单不存在' }
/** Negative codes are the gateway's own: the outcome is not known yet. */
const UNDER_WAY: IcbcFields = { return_code: -500_010, return_msg: 'transaction is processing' }

const REFUSALS: Readonly<Record<RefundRefusal, IcbcFields>> = {
  exceeds: { return_code: 93_008_012, return_msg: '退款金额大于可退金额' },
  unpaid: { return_code: 93_008_013, return_msg: '订单未支付' },
  balance: { return_code: 93_008_014, return_msg: '商户账户余额不足' },
}

const rejected = (trade: SandboxTrade, refund: SandboxRefund): IcbcFields => ({
  return_code: 0,
  return_msg: 'success',
  out_trade_no: trade.tradeRef,
  order_id: trade.tradeNo,
  reject_no: refund.ref,
  reject_amt: String(refund.fen),
  real_reject_amt: String(refund.fen),
})

/** Refunds and their query. */
export function icbcRejects(cashier: Cashier) {
  const findTrade = (content: IcbcFields) => {
    const key = { account: String(content.mer_id), tradeRef: String(content.out_trade_no) }
    return cashier.findOrder({ method: PayMethod.Icbc, ...key })
  }
  const said = (trade: SandboxTrade, refund: SandboxRefund) =>
    refund.state === 'done' ? rejected(trade, refund) : UNDER_WAY
  return {
    reject(content: IcbcFields): IcbcFields {
      const trade = findTrade(content)
      if (!trade) return NOT_THERE
      const asked = { ref: String(content.reject_no), fen: Number(content.reject_amt) }
      const refund = cashier.refund(trade, asked)
      return typeof refund === 'string' ? REFUSALS[refund] : said(trade, refund)
    },
    rejectQuery(content: IcbcFields): IcbcFields {
      const trade = findTrade(content)
      const refund = trade && refundsOf(trade).find(({ ref }) => ref === content.reject_no)
      return refund ? said(trade, refund) : NOT_THERE
    },
  }
}
