import type { KeyObject } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PayMethod } from '#contract/codes.ts'
import { ownValue } from '#contract/record.ts'
import { fenOf } from '#domain/money/fees/yuan.ts'
import { fromBeijing } from '../../beijingTime.ts'
import type { Cashier } from '../../emulation/cashier.ts'
import { faultPage } from '../../emulation/faultPage.ts'
import type { Notification, PayWire, PayWireModule, PayWireParts } from '../../emulation/payWire.ts'
import { type RefundRefusal, refundsOf } from '../../emulation/refunds.ts'
import type { SandboxKeys } from '../../emulation/sandboxKeys.ts'
import type { SandboxTrade } from '../../emulation/trade.ts'
import { cashierOf } from '../../emulation/trade.ts'
import { isSignedRsa, signRsa } from '../../rsaKeys.ts'
import { formFields, type WireFields } from '../../wireFields.ts'
import {
  type AlipayFields,
  NOT_THERE,
  notificationFields,
  OK,
  queryFields,
  refundFields,
  refundNotified,
  returnFieldsOf,
  signedText,
} from './alipayWords.ts'

const PAGES: Readonly<Record<string, string>> = {
  'alipay.trade.page.pay': 'page',
  'alipay.trade.wap.pay': 'wap',
}

/** Emulates Alipay's gateway: payment pages, query and close, signed with RSA2 in both directions. */
export const alipay: PayWireModule = { name: '支付宝', accent: '#0f62d6', open: alipayWire }

function alipayWire(parts: PayWireParts): PayWire {
  const { keys, clock } = parts
  const gateway = (request: FastifyRequest, reply: FastifyReply) => {
    const fields = { ...(request.query as WireFields), ...formFields(String(request.body ?? '')) }
    const { method = '' } = fields
    const channel = ownValue(PAGES, method)
    const fault = faultOf(fields, keys())
    if (!channel) {
      const response = fault ? refusal(fault) : callApi(method, fields, parts)
      return reply.type('application/json').send(signedAnswer(method, response, keys()))
    }
    if (fault) return reply.code(400).type(HTML).send(faultPage(fault))
    return openPage(fields, channel, parts, reply)
  }
  return {
    // Alipay's published schedule: 2 m, 10 m, 10 m, 1 h, 2 h, 6 h, 15 h.
    schedule: [120, 600, 600, 3600, 7200, 21_600, 54_000],
    routes(app) {
      app.get('/alipay/gateway.do', gateway)
      app.post('/alipay/gateway.do', gateway)
    },
    notification: (trade, { at, forged }) =>
      notified(notificationFields(trade, at), forged ? keys().forger : keys().platform),
    refundNotification: (trade, refund, { at }) =>
      notified(refundNotified(trade, refund, at), keys().platform),
    isAcknowledged: (_status, body) => body.trim() === 'success',
    returnFields(trade) {
      const fields = returnFieldsOf(trade, clock())
      return {
        ...fields,
        sign: signatureOf(signedText(fields, ['sign', 'sign_type']), keys().platform),
      }
    },
  }
}

function notified(fields: WireFields, key: KeyObject): Notification {
  const sign = signatureOf(signedText(fields, ['sign', 'sign_type']), key)
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: new URLSearchParams({ ...fields, sign }).toString(),
  }
}

const HTML = 'text/html; charset=utf-8'

const signatureOf = (text: string, key: KeyObject): string =>
  signRsa('RSA-SHA256', text, key).toString('base64')

/** Alipay's code for a request whose signature is wrong; undefined when it is right. */
function faultOf(fields: WireFields, { merchantPublic }: SandboxKeys): string | undefined {
  const text = signedText(fields, ['sign'])
  const sign = Buffer.from(fields.sign ?? '', 'base64')
  if (fields.sign_type !== 'RSA2') return 'isv.invalid-signature-type'
  return isSignedRsa('RSA-SHA256', text, merchantPublic, sign) ? undefined : 'isv.invalid-signature'
}

/** Creates the trade of a page request and redirects to its cashier. */
function openPage(
  fields: WireFields,
  channel: string,
  { cashier }: PayWireParts,
  reply: FastifyReply,
) {
  const content = contentOf(fields)
  const trade = cashier.open({
    method: PayMethod.Alipay,
    account: fields.app_id ?? '',
    appId: fields.app_id ?? '',
    channel,
    tradeRef: content.out_trade_no ?? '',
    fen: fenOf(content.total_amount ?? '') ?? 0,
    subject: content.subject ?? '',
    expiresAt: fromBeijing(content.time_expire).toISOString(),
    notifyUrl: fields.notify_url ?? '',
    returnUrl: fields.return_url ?? '',
    openId: '',
  })
  if (trade) return reply.redirect(cashierOf(trade), 302)
  return reply.code(400).type(HTML).send(faultPage('ACQ.CONTEXT_INCONSISTENT'))
}

const contentOf = ({ biz_content: text = '{}' }: WireFields) => JSON.parse(text) as AlipayFields

type ApiCall = (
  trade: SandboxTrade | undefined,
  cashier: Cashier,
  content: AlipayFields,
) => AlipayFields

const API_CALLS: Readonly<Record<string, ApiCall>> = {
  'alipay.trade.query': (trade) => (trade ? { ...OK, ...queryFields(trade) } : NOT_THERE),
  'alipay.trade.refund': (trade, cashier, content) =>
    trade ? refundTrade(trade, cashier, content) : NOT_THERE,
  'alipay.trade.fastpay.refund.query': (trade, _cashier, { out_request_no }) => {
    if (!trade) return NOT_THERE
    const refund = refundsOf(trade).find(({ ref }) => ref === out_request_no)
    return refund ? { ...OK, ...refundFields(trade, refund) } : OK
  },
  'alipay.trade.close': (trade, cashier) => {
    if (!trade) return NOT_THERE
    if (cashier.close(trade)) return { ...OK, out_trade_no: trade.tradeRef }
    return { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_STATUS_ERROR' }
  },
}

const failed = (sub_code: string, sub_msg: string): AlipayFields => ({
  code: '40004',
  msg: 'Business Failed',
  sub_code,
  sub_msg,
})

const REFUSALS: Readonly<Record<RefundRefusal, AlipayFields>> = {
  exceeds: failed('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', '退款金额超限'),
  unpaid: failed('ACQ.TRADE_STATUS_ERROR', '交易状态不合法'),
  balance: failed('ACQ.SELLER_BALANCE_NOT_ENOUGH', '商户的可用余额不足'),
}

function refundTrade(
  trade: SandboxTrade,
  cashier: Cashier,
  { out_request_no: ref = '', refund_amount = '' }: AlipayFields,
): AlipayFields {
  const refund = cashier.refund(trade, { ref, fen: fenOf(refund_amount) ?? 0 })
  if (typeof refund === 'string') return REFUSALS[refund]
  const fund_change = refund.state === 'done' ? 'Y' : 'N'
  return { ...OK, ...refundFields(trade, refund), fund_change }
}

function callApi(method: string, fields: WireFields, { cashier }: PayWireParts): AlipayFields {
  const call = ownValue(API_CALLS, method)
  if (!call) return { code: '40004', msg: 'Business Failed', sub_code: 'isv.method' }
  const content = contentOf(fields)
  const trade = cashier.findOrder({
    method: PayMethod.Alipay,
    account: fields.app_id ?? '',
    tradeRef: content.out_trade_no ?? '',
  })
  return call(trade, cashier, content)
}

const refusal = (fault: string): AlipayFields => ({
  code: '40002',
  msg: 'Invalid Arguments',
  sub_code: fault,
})

/** The JSON answer of an API call, signed over the text of its response member. */
function signedAnswer(method: string, response: AlipayFields, { platform }: SandboxKeys): string {
  const text = JSON.stringify(response)
  return `{"${method.replaceAll('.', '_')}_response":${text},"sign":"${signatureOf(text, platform)}"}`
}
