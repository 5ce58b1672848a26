import { createCipheriv, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PayMethod } from '#contract/codes.ts'
import { isSignedRsa, signRsa } from '../../../providers/pay/rsaKeys.ts'
import {
  linesOf,
  requestText,
  WECHAT_WINDOW_SECONDS,
} from '../../../providers/pay/wechat/wechatSignature.ts'
import { jsonRecord } from '../../../providers/pay/wireFields.ts'
import type { SandboxKeys } from '../sandboxKeys.ts'
import { type SandboxTrade, seenState, type TradeOrder } from '../trade.ts'
import { type Bench, cashierOf, type Wire } from './wire.ts'

/** The serial number the stand-in’s platform key goes by, in every society’s configuration. */
const PLATFORM_SERIAL = 'SANDBOX0PLATFORM0000000000000000000000001'

type Said = Record<string, unknown>
interface Answer {
  status: number
  said?: Said
}
type Call = FastifyRequest<{ Params: { no: string }; Querystring: Record<string, string> }>

const no = (status: number, code: string, message: string): Answer => ({
  status,
  said: { code, message },
})
const NOT_THERE = no(404, 'ORDER_NOT_EXIST', '订单不存在')

/** WeChat Pay’s APIv3: signed requests, signed answers, notifications signed and sealed. */
export function wechatWire({ till, keys, clock }: Bench): Wire {
  const used = new Set<string>()

  const answered =
    (work: (request: Call, merchant: string) => Answer) => (request: Call, reply: FastifyReply) => {
      const merchant = merchantOf(request)
      const { status, said } = typeof merchant === 'string' ? work(request, merchant) : merchant
      const body = said ? JSON.stringify(said) : ''
      reply.headers(signedHead(body, clock(), keys().platform))
      return reply.code(status).type('application/json; charset=utf-8').send(body)
    }

  /** The number of the merchant who signed this request, or the refusal. */
  const merchantOf = ({ headers, method, url, body }: Call): string | Answer => {
    const words = wordsOf(headers.authorization ?? '')
    const { mchid = '', nonce_str = '', timestamp = '', signature = '' } = words
    if (Math.abs(clock().getTime() / 1000 - Number(timestamp)) > WECHAT_WINDOW_SECONDS)
      return no(401, 'SIGN_ERROR', '时间戳已过期')
    const text = requestText({
      method,
      path: url,
      timestamp: Number(timestamp),
      nonce: nonce_str,
      body: String(body ?? ''),
    })
    const sign = Buffer.from(signature, 'base64')
    if (!isSignedRsa('RSA-SHA256', text, keys().merchantPublic, sign))
      return no(401, 'SIGN_ERROR', '签名错误')
    if (used.has(nonce_str)) return no(401, 'SIGN_ERROR', '随机串重复')
    used.add(nonce_str)
    return mchid
  }

  const create =
    (channel: string) =>
    (request: Call, merchant: string): Answer => {
      const said = jsonRecord(String(request.body))
      if (said.mchid !== merchant) return no(400, 'PARAM_ERROR', '商户号与签名不符')
      const trade = till.open(orderOf(said, channel))
      if (!trade) return no(403, 'OUT_TRADE_NO_USED', '商户订单号重复')
      if (trade.state === 'paid') return no(400, 'ORDERPAID', '该订单已支付')
      if (trade.state === 'closed') return no(400, 'ORDER_CLOSED', '该订单已关闭')
      const cashier = new URL(trade.notifyUrl).origin + cashierOf(trade)
      return { status: 200, said: RESULTS[channel]?.(trade, cashier) ?? {} }
    }

  const found = (request: Call, merchant: string) =>
    till.findOrder({
      method: PayMethod.Wechat,
      account: merchant,
      tradeRef: request.params.no,
    })

  return {
    method: PayMethod.Wechat,
    schedule: [15, 15, 30, 180, 1800, 1800, 1800, 1800, 3600],
    routes(app) {
      for (const channel of Object.keys(RESULTS))
        app.post(`/wechat/v3/pay/transactions/${channel}`, answered(create(channel)))
      app.get(
        `${ORDERS}/:no`,
        answered((request, merchant) => {
          if (request.query.mchid !== merchant) return no(400, 'PARAM_ERROR', '商户号与签名不符')
          const trade = found(request, merchant)
          return trade ? { status: 200, said: transaction(trade) } : NOT_THERE
        }),
      )
      app.post(
        `${ORDERS}/:no/close`,
        answered((request, merchant) => {
          const trade = found(request, merchant)
          if (!trade) return NOT_THERE
          if (till.close(trade)) return { status: 204 }
          return trade.state === 'paid'
            ? no(400, 'ORDERPAID', '该订单已支付')
            : no(400, 'ORDER_CLOSED', '该订单已关闭')
        }),
      )
    },
    notification(trade, { at, forged }) {
      const body = JSON.stringify({
        id: `EV-${trade.tradeNo}${trade.sent}`,
        create_time: at.toISOString(),
        event_type: 'TRANSACTION.SUCCESS',
        resource_type: 'encrypt-resource',
        summary: '支付成功',
        resource: sealed(transaction({ ...trade, sent: 1 }), keys().apiV3Key),
      })
      const key = forged ? keys().forger : keys().platform
      return { headers: { 'content-type': 'application/json', ...signedHead(body, at, key) }, body }
    },
    isTaken: (status) => status === 200 || status === 204,
  }
}

const ORDERS = '/wechat/v3/pay/transactions/out-trade-no'

const RESULTS: Readonly<Record<string, (trade: SandboxTrade, cashier: string) => Said>> = {
  // The real one is weixin://…; this one opens on any phone that reaches the machine.
  native: (_trade, cashier) => ({ code_url: cashier }),
  h5: (_trade, cashier) => ({ h5_url: cashier }),
  jsapi: ({ id }) => ({ prepay_id: `wx${id}` }),
}

const STATES = { open: 'NOTPAY', closed: 'CLOSED', paid: 'SUCCESS' } as const

function transaction(trade: SandboxTrade): Said {
  const state = seenState(trade)
  const [mchid, appid] = [trade.account, trade.appId]
  const head = { mchid, appid, out_trade_no: trade.tradeRef, trade_state: STATES[state] }
  if (state !== 'paid') return { ...head, trade_state_desc: '', amount: { total: trade.fen } }
  return {
    ...head,
    transaction_id: trade.tradeNo,
    trade_type: trade.channel.toUpperCase(),
    trade_state_desc: '支付成功',
    bank_type: 'OTHERS',
    success_time: trade.paidAt,
    payer: { openid: trade.openId || 'oSandboxPayer00000000000000' },
    amount: {
      total: trade.paidFen,
      payer_total: trade.paidFen,
      currency: 'CNY',
      payer_currency: 'CNY',
    },
  }
}

function orderOf(said: Said, channel: string): TradeOrder {
  const amount = said.amount as { total: number }
  const payer = said.payer as { openid: string } | undefined
  return {
    method: PayMethod.Wechat,
    account: String(said.mchid),
    appId: String(said.appid),
    tradeRef: String(said.out_trade_no),
    channel,
    fen: Number(amount.total),
    subject: String(said.description),
    expiresAt: new Date(String(said.time_expire)).toISOString(),
    notifyUrl: String(said.notify_url),
    returnUrl: '',
    openId: payer?.openid ?? '',
  }
}

function wordsOf(authorization: string): Record<string, string> {
  const [scheme, rest = ''] = authorization.split(' ', 2)
  if (scheme !== 'WECHATPAY2-SHA256-RSA2048') return {}
  return Object.fromEntries(
    [...rest.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
}

function signedHead(body: string, at: Date, key: SandboxKeys['platform']): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const nonce = randomBytes(16).toString('hex')
  const signature = signRsa('RSA-SHA256', linesOf(timestamp, nonce, body), key)
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': PLATFORM_SERIAL,
    'wechatpay-signature': signature.toString('base64'),
  }
}

function sealed(said: Said, key: Buffer): Said {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', key, Buffer.from(nonce)).setAAD(
    Buffer.from('transaction'),
  )
  const parts = [cipher.update(JSON.stringify(said), 'utf8'), cipher.final(), cipher.getAuthTag()]
  return {
    algorithm: 'AEAD_AES_256_GCM',
    original_type: 'transaction',
    ciphertext: Buffer.concat(parts).toString('base64'),
    nonce,
    associated_data: 'transaction',
  }
}
