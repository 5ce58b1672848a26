import { randomBytes } from 'node:crypto'
import type { PayOrder, PayResult } from '../payProvider.ts'
import { signRsa } from '../rsaKeys.ts'
import { requiredText } from '../wireFields.ts'
import type { WechatPaySettings } from './wechatClient.ts'
import { linesOf } from './wechatSignature.ts'

export type WechatChannel = 'native' | 'h5' | 'jsapi'

/** A QR code on PC, the app’s own call inside the app, a page that opens the app elsewhere. */
export function wechatChannel({
  device,
  openId,
}: Pick<PayOrder, 'device' | 'openId'>): WechatChannel {
  if (device === '1') return 'native'
  return openId ? 'jsapi' : 'h5'
}

/** The body of an order for a channel. */
export const wechatOrder = (
  { mchId, appId }: Pick<WechatPaySettings, 'mchId' | 'appId'>,
  order: PayOrder,
): object => ({
  appid: appId,
  mchid: mchId,
  description: order.subject,
  out_trade_no: order.tradeRef,
  time_expire: order.deadline.toISOString().replace(/\.\d+Z$/, '+00:00'),
  notify_url: order.notifyUrl,
  amount: { total: order.fen, currency: 'CNY' },
  ...OWN[wechatChannel(order)](order),
})

const OWN: Readonly<Record<WechatChannel, (order: PayOrder) => object>> = {
  native: () => ({}),
  jsapi: ({ openId }) => ({ payer: { openid: openId } }),
  h5: ({ clientIp }) => ({ scene_info: { payer_client_ip: clientIp, h5_info: { type: 'Wap' } } }),
}

type Said = Record<string, unknown>

/** Returns the next step of the payer. */
export function wechatResult(
  settings: WechatPaySettings,
  order: PayOrder,
  said: Said,
  now: Date,
): PayResult {
  const make: Readonly<Record<WechatChannel, () => PayResult>> = {
    native: () => ({ kind: 'qr', content: requiredText(said, 'code_url') }),
    jsapi: () => ({
      kind: 'jsapi',
      content: paySign(settings, requiredText(said, 'prepay_id'), now),
    }),
    h5: () => ({ kind: 'page', content: h5Address(requiredText(said, 'h5_url'), order.returnUrl) }),
  }
  return make[wechatChannel(order)]()
}

/** Adds the address the payer returns to; the platform appends nothing to it. */
function h5Address(h5Url: string, returnUrl: string): string {
  const url = new URL(h5Url)
  url.searchParams.set('redirect_url', returnUrl)
  return url.href
}

/** The parameters of `getBrandWCPayRequest`, as JSON text. */
function paySign({ appId, privateKey }: WechatPaySettings, prepayId: string, now: Date): string {
  const timeStamp = String(Math.floor(now.getTime() / 1000))
  const nonceStr = randomBytes(16).toString('hex')
  const pack = `prepay_id=${prepayId}`
  const text = linesOf(appId, timeStamp, nonceStr, pack)
  const sign = signRsa('RSA-SHA256', text, privateKey).toString('base64')
  return JSON.stringify({
    appId,
    timeStamp,
    nonceStr,
    package: pack,
    signType: 'RSA',
    paySign: sign,
  })
}
