import { createCipheriv, type KeyObject, randomBytes } from 'node:crypto'
import { PayMethod } from '#contract/codes.ts'
import { refundState } from '../../emulation/refunds.ts'
import type { SandboxKeys } from '../../emulation/sandboxKeys.ts'
import {
  type SandboxRefund,
  type SandboxTrade,
  stateForMerchant,
  type TradeOrder,
} from '../../emulation/trade.ts'
import { signRsa } from '../../rsaKeys.ts'
import { linesOf } from '../wechatSignature.ts'

/** Body of an answer of the platform, before it is signed. */
export type WechatBody = Record<string, unknown>

/** Ids of the emulator's two platform keys, as in every society's configuration. */
const CERTIFICATE = 'SANDBOX0PLATFORM0000000000000000000000001'
export const PUBLIC_KEY_ID = 'PUB_KEY_ID_0000000000000000000000000001'

export interface WechatSigner {
  serial: string
  key: KeyObject
}

/** Returns the certificate's key, or the public key when the request asked for it. */
export const signerOf = (keys: SandboxKeys, isPublicKey: boolean): WechatSigner =>
  isPublicKey
    ? { serial: PUBLIC_KEY_ID, key: keys.wechatPublicKey }
    : { serial: CERTIFICATE, key: keys.platform }

const stateOf = (trade: SandboxTrade): string =>
  refundState(trade) === 'none' ? STATES[stateForMerchant(trade)] : 'REFUND'

const STATES = { open: 'NOTPAY', closed: 'CLOSED', paid: 'SUCCESS' } as const

/** The trade as query and notification report it. */
export function transaction(trade: SandboxTrade): WechatBody {
  const state = stateForMerchant(trade)
  const [mchid, appid] = [trade.account, trade.appId]
  const head = { mchid, appid, out_trade_no: trade.tradeRef, trade_state: stateOf(trade) }
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

/** A refund as its call and its query report it. */
export const refundBody = (trade: SandboxTrade, refund: SandboxRefund): WechatBody => ({
  refund_id: refund.no,
  out_refund_no: refund.ref,
  transaction_id: trade.tradeNo,
  out_trade_no: trade.tradeRef,
  channel: 'ORIGINAL',
  create_time: refund.at,
  status: refund.state === 'done' ? 'SUCCESS' : 'PROCESSING',
  ...(refund.state === 'done' ? { success_time: refund.at } : {}),
  amount: { total: trade.paidFen, refund: refund.fen, currency: 'CNY' },
})

/** A refund as a notification reports it, before it is encrypted. */
export const refundNotified = (trade: SandboxTrade, refund: SandboxRefund): WechatBody => ({
  mchid: trade.account,
  out_trade_no: trade.tradeRef,
  transaction_id: trade.tradeNo,
  out_refund_no: refund.ref,
  refund_id: refund.no,
  refund_status: 'SUCCESS',
  success_time: refund.at,
  user_received_account: '招商银行信用卡0403',
  amount: { total: trade.paidFen, refund: refund.fen },
})

/** Parses an order of a channel. */
export function orderOf(content: WechatBody, channel: string): TradeOrder {
  const amount = content.amount as { total: number }
  const payer = content.payer as { openid: string } | undefined
  return {
    method: PayMethod.Wechat,
    account: String(content.mchid),
    appId: String(content.appid),
    tradeRef: String(content.out_trade_no),
    channel,
    fen: Number(amount.total),
    subject: String(content.description),
    expiresAt: new Date(String(content.time_expire)).toISOString(),
    notifyUrl: String(content.notify_url),
    returnUrl: '',
    openId: payer?.openid ?? '',
  }
}

/** Parses the fields of an Authorization header. */
export function wordsOf(authorization: string): Record<string, string> {
  const [scheme, rest = ''] = authorization.split(' ', 2)
  if (scheme !== 'WECHATPAY2-SHA256-RSA2048') return {}
  return Object.fromEntries(
    [...rest.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
}

/** Returns the headers with the signature of an answer or a notification. */
export function signedHead(
  body: string,
  at: Date,
  { serial, key }: WechatSigner,
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const nonce = randomBytes(16).toString('hex')
  const signature = signRsa('RSA-SHA256', linesOf(timestamp, nonce, body), key)
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': serial,
    'wechatpay-signature': signature.toString('base64'),
  }
}

/** Encrypts the resource of a notification with the merchant's key. */
export function sealed(content: WechatBody, key: Buffer): WechatBody {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', key, Buffer.from(nonce)).setAAD(
    Buffer.from('transaction'),
  )
  const parts = [
    cipher.update(JSON.stringify(content), 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ]
  return {
    algorithm: 'AEAD_AES_256_GCM',
    original_type: 'transaction',
    ciphertext: Buffer.concat(parts).toString('base64'),
    nonce,
    associated_data: 'transaction',
  }
}
