import type { FastifyReply, FastifyRequest } from 'fastify'
import { PayMethod } from '#contract/codes.ts'
import { ownValue } from '#contract/record.ts'
import { fenOf } from '#domain/money/fees/yuan.ts'
import { fromBeijing } from '../../../providers/pay/beijingTime.ts'
import { isSignedRsa, signRsa } from '../../../providers/pay/rsaKeys.ts'
import { formFields, type WireFields } from '../../../providers/pay/wireFields.ts'
import { faultPage } from '../faultPage.ts'
import type { PayWire, PayWireModule, PayWireParts } from '../payWire.ts'
import type { SandboxTrade } from '../trade.ts'
import { cashierOf } from '../trade.ts'
import {
  type AlipayFields,
  NOT_THERE,
  notified,
  OK,
  queried,
  returned,
  signedText,
} from './alipayWords.ts'

const PAGES: Readonly<Record<string, string>> = {
  'alipay.trade.page.pay': 'page',
  'alipay.trade.wap.pay': 'wap',
}

/** Emulates Alipay's gateway: payment pages, query and close, signed with RSA2 in both directions. */
export const alipay: PayWireModule = { name: '支付宝', accent: '#0f62d6', open: alipayWire }

function alipayWire({ cashier, keys, clock }: PayWireParts): PayWire {
  const gateway = (request: FastifyRequest, reply: FastifyReply) => {
    const fields = { ...(request.query as WireFields), ...formFields(String(request.body ?? '')) }
    const { method = '', app_id: account = '' } = fields
    const channel = ownValue(PAGES, method)
    const wrong = faultOf(fields)
    if (channel) {
      if (wrong) return reply.code(400).type(HTML).send(faultPage(wrong))
      return openPage(fields, channel, reply)
    }
    const content = JSON.parse(fields.biz_content ?? '{}') as AlipayFields
    const key = { method: PayMethod.Alipay, account, tradeRef: content.out_trade_no ?? '' }
    const trade = cashier.findOrder(key)
    const response = wrong
      ? { code: '40002', msg: 'Invalid Arguments', sub_code: wrong }
      : (ownValue(CALLS, method)?.(trade) ?? {
          code: '40004',
          msg: 'Business Failed',
          sub_code: 'isv.method',
        })
    return reply.type('application/json').send(answer(method, response))
  }

  const faultOf = (fields: WireFields): string | undefined => {
    const text = signedText(fields, ['sign'])
    const sign = Buffer.from(fields.sign ?? '', 'base64')
    if (fields.sign_type !== 'RSA2') return 'isv.invalid-signature-type'
    return isSignedRsa('RSA-SHA256', text, keys().merchantPublic, sign)
      ? undefined
      : 'isv.invalid-signature'
  }

  const openPage = (fields: WireFields, channel: string, reply: FastifyReply) => {
    const content = JSON.parse(fields.biz_content ?? '{}') as AlipayFields
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

  const answer = (method: string, response: AlipayFields): string => {
    const text = JSON.stringify(response)
    const sign = signRsa('RSA-SHA256', text, keys().platform).toString('base64')
    return `{"${method.replaceAll('.', '_')}_response":${text},"sign":"${sign}"}`
  }

  const CALLS: Readonly<Record<string, (trade: SandboxTrade | undefined) => AlipayFields>> = {
    'alipay.trade.query': (trade) => (trade ? { ...OK, ...queried(trade) } : NOT_THERE),
    'alipay.trade.close': (trade) => {
      if (!trade) return NOT_THERE
      if (cashier.close(trade)) return { ...OK, out_trade_no: trade.tradeRef }
      return { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_STATUS_ERROR' }
    },
  }

  return {
    // Alipay's published schedule: 2 m, 10 m, 10 m, 1 h, 2 h, 6 h, 15 h.
    schedule: [120, 600, 600, 3600, 7200, 21_600, 54_000],
    routes(app) {
      app.get('/alipay/gateway.do', gateway)
      app.post('/alipay/gateway.do', gateway)
    },
    notification(trade, { at, forged }) {
      const fields = notified(trade, at)
      const sign = signRsa(
        'RSA-SHA256',
        signedText(fields, ['sign', 'sign_type']),
        forged ? keys().forger : keys().platform,
      ).toString('base64')
      return {
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
        body: new URLSearchParams({ ...fields, sign }).toString(),
      }
    },
    isAcknowledged: (_status, body) => body.trim() === 'success',
    returnFields(trade) {
      const fields = returned(trade, clock())
      const text = signedText(fields, ['sign', 'sign_type'])
      return { ...fields, sign: signRsa('RSA-SHA256', text, keys().platform).toString('base64') }
    },
  }
}

const HTML = 'text/html; charset=utf-8'
