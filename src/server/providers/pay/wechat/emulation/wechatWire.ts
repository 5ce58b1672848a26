import type { FastifyReply, FastifyRequest } from 'fastify'
import { PayMethod } from '#contract/codes.ts'
import { ownValue } from '#contract/record.ts'
import type {
  Notification,
  NotificationOptions,
  PayWire,
  PayWireModule,
  PayWireParts,
} from '../../emulation/payWire.ts'
import { type RefundRefusal, refundsOf } from '../../emulation/refunds.ts'
import type { SandboxKeys } from '../../emulation/sandboxKeys.ts'
import type { SandboxTrade } from '../../emulation/trade.ts'
import { cashierOf } from '../../emulation/trade.ts'
import { isSignedRsa } from '../../rsaKeys.ts'
import { jsonRecord } from '../../wireFields.ts'
import { requestText, WECHAT_WINDOW_SECONDS } from '../wechatSignature.ts'
import {
  orderOf,
  PUBLIC_KEY_ID,
  refundBody,
  refundNotified,
  sealed,
  signedHead,
  signerOf,
  transaction,
  type WechatBody,
  wordsOf,
} from './wechatWords.ts'

interface Answer {
  status: number
  content?: WechatBody
}
type Call = FastifyRequest<{ Params: { no: string }; Querystring: Record<string, string> }>

const refusal = (status: number, code: string, message: string): Answer => ({
  status,
  content: { code, message },
})
const NOT_THERE = refusal(404, 'ORDER_NOT_EXIST', '订单不存在')

/** Emulates WeChat Pay's APIv3: signed requests, signed answers, and notifications that are signed and encrypted. */
export const wechat: PayWireModule = { name: '微信支付', accent: '#067f46', open: wechatWire }

function wechatWire(parts: PayWireParts): PayWire {
  const { keys } = parts
  const answered = createAnswering(parts)
  const calls = callsOf(parts)
  return {
    schedule: [15, 15, 30, 180, 1800, 1800, 1800, 1800, 3600],
    routes(app) {
      for (const channel of Object.keys(RESULTS))
        app.post(`/wechat/v3/pay/transactions/${channel}`, answered(calls.create(channel)))
      app.get(`${ORDERS}/:no`, answered(calls.query))
      app.post(`${ORDERS}/:no/close`, answered(calls.close))
      app.post(REFUNDS, answered(calls.refund))
      app.get(`${REFUNDS}/:no`, answered(calls.queryRefund))
    },
    notification: (trade, options) =>
      notified(keys(), options, {
        id: `EV-${trade.tradeNo}${trade.sent}`,
        event_type: 'TRANSACTION.SUCCESS',
        summary: '支付成功',
        resource: sealed(transaction({ ...trade, sent: 1 }), keys().apiV3Key),
      }),
    refundNotification: (trade, refund, options) =>
      notified(keys(), options, {
        id: `EV-${refund.no}`,
        event_type: 'REFUND.SUCCESS',
        summary: '退款成功',
        resource: sealed(refundNotified(trade, refund), keys().apiV3Key),
      }),
    isAcknowledged: (status) => status === 200 || status === 204,
  }
}

function notified(
  keys: SandboxKeys,
  { at, forged, otherKey }: NotificationOptions,
  event: WechatBody,
): Notification {
  const created = { create_time: at.toISOString(), resource_type: 'encrypt-resource' }
  const body = JSON.stringify({ ...created, ...event })
  const signer = signerOf(keys, otherKey)
  const head = signedHead(body, at, forged ? { ...signer, key: keys.forger } : signer)
  return { headers: { 'content-type': 'application/json', ...head }, body }
}

/** One call of a merchant that was identified by its signature. */
type Work = (request: Call, merchant: string) => Answer

/** Returns a wrapper that verifies requests, each nonce once, and signs answers. */
function createAnswering({ keys, clock }: PayWireParts) {
  const usedNonces = new Set<string>()

  /** Returns the id of the merchant that signed this request, or the refusal. */
  const merchantOf = ({ headers, method, url, body }: Call): string | Answer => {
    const words = wordsOf(headers.authorization ?? '')
    const { mchid = '', nonce_str: nonce = '', timestamp = '', signature = '' } = words
    const seconds = Number(timestamp)
    if (Math.abs(clock().getTime() / 1000 - seconds) > WECHAT_WINDOW_SECONDS)
      return refusal(401, 'SIGN_ERROR', '时间戳已过期')
    const text = requestText({
      method,
      path: url,
      timestamp: seconds,
      nonce,
      body: String(body ?? ''),
    })
    const sign = Buffer.from(signature, 'base64')
    if (!isSignedRsa('RSA-SHA256', text, keys().merchantPublic, sign))
      return refusal(401, 'SIGN_ERROR', '签名错误')
    if (usedNonces.has(nonce)) return refusal(401, 'SIGN_ERROR', '随机串重复')
    usedNonces.add(nonce)
    return mchid
  }

  return (work: Work) => (request: Call, reply: FastifyReply) => {
    const merchant = merchantOf(request)
    const { status, content } = typeof merchant === 'string' ? work(request, merchant) : merchant
    const body = content ? JSON.stringify(content) : ''
    // Like the platform, an unidentified merchant gets an unsigned answer.
    const signer = signerOf(keys(), request.headers['wechatpay-serial'] === PUBLIC_KEY_ID)
    if (typeof merchant === 'string') reply.headers(signedHead(body, clock(), signer))
    return reply.code(status).type('application/json; charset=utf-8').send(body)
  }
}

function callsOf({ cashier }: PayWireParts) {
  const findOrder = ({ params }: Call, account: string) =>
    cashier.findOrder({ method: PayMethod.Wechat, account, tradeRef: params.no })

  const create =
    (channel: string): Work =>
    (request, merchant) => {
      const order = jsonRecord(String(request.body))
      if (order.mchid !== merchant) return refusal(400, 'PARAM_ERROR', '商户号与签名不符')
      const trade = cashier.open(orderOf(order, channel))
      if (!trade) return refusal(403, 'OUT_TRADE_NO_USED', '商户订单号重复')
      if (trade.state === 'paid') return refusal(400, 'ORDERPAID', '该订单已支付')
      if (trade.state === 'closed') return refusal(400, 'ORDER_CLOSED', '该订单已关闭')
      const cashierUrl = new URL(trade.notifyUrl).origin + cashierOf(trade)
      return { status: 200, content: ownValue(RESULTS, channel)?.(trade, cashierUrl) ?? {} }
    }

  const query: Work = (request, merchant) => {
    if (request.query.mchid !== merchant) return refusal(400, 'PARAM_ERROR', '商户号与签名不符')
    const trade = findOrder(request, merchant)
    return trade ? { status: 200, content: transaction(trade) } : NOT_THERE
  }

  const close: Work = (request, merchant) => {
    const trade = findOrder(request, merchant)
    if (!trade) return NOT_THERE
    if (cashier.close(trade)) return { status: 204 }
    return trade.state === 'paid'
      ? refusal(400, 'ORDERPAID', '该订单已支付')
      : refusal(400, 'ORDER_CLOSED', '该订单已关闭')
  }

  const refund: Work = (request, merchant) => {
    const asked = jsonRecord(String(request.body))
    const key = { account: merchant, tradeRef: String(asked.out_trade_no) }
    const trade = cashier.findOrder({ method: PayMethod.Wechat, ...key })
    if (!trade) return refusal(404, 'RESOURCE_NOT_EXISTS', '订单不存在')
    const amount = asked.amount as { refund: number; total: number }
    if (amount.total !== trade.paidFen)
      return refusal(400, 'PARAM_ERROR', '订单金额或退款金额与之前请求不一致')
    const made = cashier.refund(trade, { ref: String(asked.out_refund_no), fen: amount.refund })
    if (typeof made === 'string') return REFUSALS[made]
    return { status: 200, content: refundBody(trade, made) }
  }

  const queryRefund: Work = ({ params }, merchant) => {
    const trades = cashier.all().filter(({ account }) => account === merchant)
    const found = trades.flatMap((trade) =>
      refundsOf(trade)
        .filter(({ ref }) => ref === params.no)
        .map((one) => refundBody(trade, one)),
    )
    const [content] = found
    return content ? { status: 200, content } : refusal(404, 'RESOURCE_NOT_EXISTS', '退款单不存在')
  }

  return { create, query, close, refund, queryRefund }
}

const REFUNDS = '/wechat/v3/refund/domestic/refunds'

const REFUSALS: Readonly<Record<RefundRefusal, Answer>> = {
  exceeds: refusal(400, 'INVALID_REQUEST', '申请退款金额大于订单可退金额'),
  unpaid: refusal(400, 'INVALID_REQUEST', '订单未支付'),
  balance: refusal(403, 'NOT_ENOUGH', '基本账户余额不足，请充值后重新发起'),
}

const ORDERS = '/wechat/v3/pay/transactions/out-trade-no'

const RESULTS: Readonly<Record<string, (trade: SandboxTrade, cashierUrl: string) => WechatBody>> = {
  // The platform returns a weixin:// address; this one opens on any phone that reaches the machine.
  native: (_trade, cashierUrl) => ({ code_url: cashierUrl }),
  h5: (_trade, cashierUrl) => ({ h5_url: cashierUrl }),
  jsapi: ({ id }) => ({ prepay_id: `wx${id}` }),
}
