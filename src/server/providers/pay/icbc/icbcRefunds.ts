import { fenOfDigits } from '../amounts.ts'
import {
  PayRefused,
  type RefundOrder,
  type RefundOutcome,
  type RefundsOfProvider,
} from '../payProvider.ts'
import { providersWords } from '../providersWords.ts'
import { mustBe } from '../wireFields.ts'
import type { IcbcAsk, IcbcSettings } from './icbcClient.ts'

type Said = Record<string, unknown>

/** `pay_status` of a refunded trade: in full, in part, just now. */
const WHOLE = '5'
const REFUNDED: ReadonlySet<string> = new Set([WHOLE, '6', '7'])

/**
 * Refunds of ICBC are immediate, by a number of the merchant that is queried first. The bank sends no refund
 * notifications.
 */
export function icbcRefunds(
  ask: IcbcAsk,
  { merId }: Pick<IcbcSettings, 'merId'>,
  clock: () => Date,
): RefundsOfProvider {
  const queryRefund = async (order: RefundOrder): Promise<RefundOutcome> => {
    const said = await ask('api/qrcode/V2/reject/query', keyOf(merId, order))
    return isYes(said) ? doneOf(said, order, clock()) : { state: 'pending' }
  }
  return {
    async refund(order) {
      const found = await queryRefund(order)
      if (found.state === 'done') return found
      const content = { ...keyOf(merId, order), reject_amt: String(order.fen), oper_id: '' }
      const said = await ask('api/qrcode/V2/reject', content)
      return isYes(said) ? doneOf(said, order, clock()) : refused(said)
    },
    queryRefund,
    async queryRefunded({ tradeRef, totalFen }) {
      const said = await ask('api/qrcode/V2/query', { mer_id: merId, out_trade_no: tradeRef })
      if (!isYes(said)) throw new PayRefused(String(said.return_code), 'the gateway refused')
      mustBe('ORDER', said.out_trade_no, tradeRef)
      const status = String(said.pay_status)
      const isRefunded = REFUNDED.has(status)
      return status === WHOLE ? { isRefunded, fen: totalFen } : { isRefunded }
    },
  }
}

const isYes = ({ return_code }: Said): boolean => String(return_code) === '0'

const keyOf = (merId: string, { tradeRef, tradeNo, refundRef }: RefundOrder) => ({
  mer_id: merId,
  out_trade_no: tradeRef,
  order_id: tradeNo,
  reject_no: refundRef,
})

function doneOf(said: Said, { refundRef }: RefundOrder, now: Date): RefundOutcome {
  mustBe('ORDER', said.reject_no, refundRef)
  const fen = fenOfDigits(said.reject_amt)
  return { state: 'done', refundNo: refundRef, fen, refundedAt: now }
}

/**
 * Returns a refusal of the bank, whose codes are positive; throws `PayRefused` for negative codes of the gateway, which
 * did not carry out the request: they may be temporary.
 */
function refused({ return_code, return_msg }: Said): RefundOutcome {
  const code = String(return_code)
  const message = providersWords(return_msg) ?? code
  if (!/^\d+$/.test(code)) throw new PayRefused(code, message)
  return { state: 'refused', code, message }
}
