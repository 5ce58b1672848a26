import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { fenOfDigits } from '../amounts.ts'
import {
  PayRefused,
  type RefundOrder,
  type RefundOutcome,
  type RefundsOfProvider,
} from '../payProvider.ts'
import { providersWords } from '../providersWords.ts'
import { mustBe, requiredText } from '../wireFields.ts'
import texts from './refunds.json' with { type: 'json' }
import {
  type WechatAnswer,
  type WechatAsk,
  type WechatPaySettings,
  wechatRefusal,
} from './wechatClient.ts'
import { openNotification } from './wechatNotification.ts'

/** Most bytes of a reason. */
const REASON_BYTES = 80
const REFUNDS = 'v3/refund/domestic/refunds'

/** Final refusals: a retry does not help, and nothing was paid back. */
const FINAL: ReadonlySet<string> = new Set([
  'NOT_ENOUGH',
  'INVALID_REQUEST',
  'PARAM_ERROR',
  'RESOURCE_NOT_EXISTS',
  'USER_ACCOUNT_ABNORMAL',
  'MCH_NOT_EXISTS',
])

/** Refunds of WeChat Pay are under way for up to days; notifications and the query report the outcome. */
export function wechatRefunds(
  ask: WechatAsk,
  settings: WechatPaySettings,
  clock: () => Date,
): Required<RefundsOfProvider> {
  return {
    async refund(order) {
      const answer = await ask('POST', REFUNDS, refundOf(order))
      return answer.status === 200 ? outcomeOf(answer.said, order.refundRef) : refused(answer)
    },
    async queryRefund({ refundRef }) {
      const answer = await ask('GET', `${REFUNDS}/${refundRef}`)
      if (answer.status !== 200) throw wechatRefusal(answer)
      return outcomeOf(answer.said, refundRef)
    },
    // The platform reports that a trade was refunded, wholly or in part, but not the sum.
    async queryRefunded({ tradeRef }) {
      const path = `v3/pay/transactions/out-trade-no/${tradeRef}?mchid=${settings.mchId}`
      const answer = await ask('GET', path)
      if (answer.status !== 200) throw wechatRefusal(answer)
      mustBe('ORDER', answer.said.out_trade_no, tradeRef)
      return { isRefunded: answer.said.trade_state === 'REFUND' }
    },
    readRefund(notification) {
      const { type, content } = openNotification(settings, notification, clock())
      if (!type.startsWith('REFUND.')) return undefined
      mustBe('SELLER', content.mchid, settings.mchId)
      const refundRef = requiredText(content, 'out_refund_no')
      const said = { ...content, status: content.refund_status }
      return { refundRef, outcome: outcomeOf(said, refundRef) }
    },
  }
}

const refundOf = ({ tradeRef, refundRef, fen, totalFen, reason }: RefundOrder): object => ({
  out_trade_no: tradeRef,
  out_refund_no: refundRef,
  reason: cut(reason),
  amount: { refund: fen, total: totalFen, currency: 'CNY' },
})

/** Cuts a reason to the bytes that the platform accepts, between characters. */
function cut(text: string): string {
  let kept = ''
  for (const char of text) {
    if (Buffer.byteLength(kept + char) > REASON_BYTES) break
    kept += char
  }
  return kept
}

function outcomeOf(said: Record<string, unknown>, refundRef: string): RefundOutcome {
  mustBe('ORDER', said.out_refund_no, refundRef)
  const status = requiredText(said, 'status')
  if (status === 'PROCESSING') return { state: 'pending' }
  if (status !== 'SUCCESS')
    return { state: 'refused', code: status, message: ownValue(FAILED, status) ?? status }
  const refundedAt = new Date(requiredText(said, 'success_time'))
  if (Number.isNaN(refundedAt.getTime())) throw new PayRefused('TIME', 'not a time')
  const fen = fenOfDigits(isRecord(said.amount) ? said.amount.refund : undefined)
  return { state: 'done', refundNo: requiredText(said, 'refund_id'), fen, refundedAt }
}

/** Status of a failed refund, as the platform documents it → message. */
const FAILED: Readonly<Record<string, string>> = texts

/** Returns a final refusal; throws `PayRefused` for one that may be temporary. */
function refused(answer: WechatAnswer): RefundOutcome {
  const code = String(answer.said.code)
  if (!FINAL.has(code)) throw wechatRefusal(answer)
  return { state: 'refused', code, message: providersWords(answer.said.message) ?? code }
}
