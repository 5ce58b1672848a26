import type { FastifyRequest } from 'fastify'
import { PayMethod } from '#contract/codes.ts'
import { beijingDigits, beijingTime } from '../../beijingTime.ts'
import type { PayWire, PayWireModule, PayWireParts } from '../../emulation/payWire.ts'
import { refundState } from '../../emulation/refunds.ts'
import { cashierOf, type SandboxTrade, stateForMerchant } from '../../emulation/trade.ts'
import { isSignedRsa, signRsa } from '../../rsaKeys.ts'
import { formFields, jsonRecord, type WireFields } from '../../wireFields.ts'
import { icbcText } from '../icbcSignature.ts'
import { type IcbcFields, icbcRejects, NOT_THERE } from './icbcRejects.ts'

const STATES = { open: '0', closed: '3', paid: '1' } as const

/**
 * Emulates ICBC's gateway: requests are signed including their path, answers are signed over their content verbatim.
 */
export const icbc: PayWireModule = { name: '工商银行', accent: '#c7000b', open: icbcWire }

function icbcWire({ cashier, keys, clock }: PayWireParts): PayWire {
  const answered =
    (work: (content: IcbcFields, fields: WireFields) => IcbcFields) =>
    async (request: FastifyRequest) => {
      const fields = formFields(String(request.body))
      const path = request.url.split('?')[0] ?? ''
      const sign = Buffer.from(fields.sign ?? '', 'base64')
      const isSigned =
        fields.sign_type === 'RSA2' &&
        isSignedRsa('RSA-SHA256', icbcText(path, fields), keys().merchantPublic, sign)
      const response = isSigned
        ? work(jsonRecord(fields.biz_content), fields)
        : { return_code: -500041, return_msg: 'sign verify failed' }
      const text = JSON.stringify({ ...response, msg_id: fields.msg_id })
      // The gateway signs with RSA and SHA-1, whichever algorithm the merchant uses.
      const own = signRsa('RSA-SHA1', text, keys().platform).toString('base64')
      return `{"response_biz_content":${text},"sign":"${own}"}`
    }

  const generate = (content: IcbcFields, fields: WireFields): IcbcFields => {
    const trade = cashier.open(orderOf(content, fields, clock()))
    if (trade?.state !== 'open') return { return_code: 93_008_001, return_msg: '订单重复或已过期' }
    const qrcode = new URL(trade.notifyUrl).origin + cashierOf(trade)
    return { return_code: 0, return_msg: 'success', qrcode, attach: '' }
  }

  const query = (content: IcbcFields): IcbcFields => {
    const key = { account: String(content.mer_id), tradeRef: String(content.out_trade_no) }
    const trade = cashier.findOrder({ method: PayMethod.Icbc, ...key })
    if (!trade) return NOT_THERE
    const state = stateForMerchant(trade)
    const pay_status = { none: STATES[state], part: '6', whole: '5' }[refundState(trade)]
    const head = { return_code: 0, return_msg: 'success', pay_status }
    return state === 'paid'
      ? { ...head, ...paid(trade) }
      : { ...head, out_trade_no: trade.tradeRef }
  }

  const { reject, rejectQuery } = icbcRejects(cashier)

  return {
    // The bank publishes no schedule, so the emulator does the worst case: it notifies once.
    schedule: [],
    routes(app) {
      app.post('/icbc/api/cardbusiness/qrcode/qrgenerate/V1', answered(generate))
      app.post('/icbc/api/qrcode/V2/query', answered(query))
      app.post('/icbc/api/qrcode/V2/reject', answered(reject))
      app.post('/icbc/api/qrcode/V2/reject/query', answered(rejectQuery))
    },
    notification(trade, { at, forged }) {
      const content = { return_code: '0', return_msg: 'success', ...paid(trade) }
      const fields = {
        from: 'icbc-api',
        api: '/api/cardbusiness/qrcode/qrgenerate/V1',
        app_id: trade.appId,
        charset: 'UTF-8',
        format: 'json',
        timestamp: beijingTime(at),
        biz_content: JSON.stringify({
          ...content,
          mer_id: trade.account,
          msg_id: `${trade.tradeNo}${trade.sent}`,
        }),
        sign_type: 'RSA',
      }
      const text = icbcText(new URL(trade.notifyUrl).pathname, fields)
      const key = forged ? keys().forger : keys().platform
      const sign = signRsa('RSA-SHA1', text, key).toString('base64')
      return {
        headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
        body: new URLSearchParams({ ...fields, sign }).toString(),
      }
    },
    isAcknowledged: (status, body) => status === 200 && isYes(body, keys().merchantPublic),
  }
}

/**
 * True when the merchant's answer is signed correctly and accepts the notification. The signature covers everything
 * before it.
 */
function isYes(body: string, key: Parameters<typeof isSignedRsa>[2]): boolean {
  const [, text = '', sign = ''] = /^\{(.*),"sign":"([^"]*)"\}$/.exec(body) ?? []
  if (!isSignedRsa('RSA-SHA256', text, key, Buffer.from(sign, 'base64'))) return false
  const { response_biz_content } = jsonRecord(body) as { response_biz_content?: IcbcFields }
  return response_biz_content?.return_code === 0
}

const orderOf = (content: IcbcFields, fields: WireFields, now: Date) => ({
  method: PayMethod.Icbc,
  account: String(content.mer_id),
  appId: fields.app_id ?? '',
  tradeRef: String(content.out_trade_no),
  channel: 'qr',
  fen: Number(content.order_amt),
  subject: '',
  expiresAt: new Date(now.getTime() + Number(content.pay_expire) * 1000).toISOString(),
  notifyUrl: String(content.notify_url),
  returnUrl: '',
  openId: '',
})

const paid = (trade: SandboxTrade): IcbcFields => ({
  out_trade_no: trade.tradeRef,
  order_id: trade.tradeNo,
  total_amt: String(trade.paidFen),
  payment_amt: String(trade.paidFen),
  total_disc_amt: '0',
  pay_time: beijingDigits(new Date(trade.paidAt)),
  pay_type: '1',
  cust_id: '',
  card_no: '',
})
