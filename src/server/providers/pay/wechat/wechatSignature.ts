import type { KeyObject } from 'node:crypto'
import { PayRefused } from '../payProvider.ts'
import { isSignedRsa, signRsa } from '../rsaKeys.ts'

/** Largest age of an accepted message; also how far it may be ahead. */
export const WECHAT_WINDOW_SECONDS = 300

export interface WechatRequest {
  method: string
  /** With its query. */
  path: string
  timestamp: number
  nonce: string
  body: string
}

/** Every line ends with a line feed, also the empty one of a request without a body. */
export const linesOf = (...lines: (string | number)[]): string =>
  lines.map((line) => `${line}\n`).join('')

export const requestText = ({ method, path, timestamp, nonce, body }: WechatRequest): string =>
  linesOf(method, path, timestamp, nonce, body)

export interface WechatMerchant {
  mchId: string
  /** Serial number of the merchant’s certificate. */
  serial: string
  privateKey: KeyObject
}

/** The Authorization header of a request. */
export function wechatAuthorization(
  { mchId, serial, privateKey }: WechatMerchant,
  request: WechatRequest,
): string {
  const signature = signRsa('RSA-SHA256', requestText(request), privateKey).toString('base64')
  const words = {
    mchid: mchId,
    nonce_str: request.nonce,
    timestamp: request.timestamp,
    serial_no: serial,
    signature,
  }
  const pairs = Object.entries(words).map(([name, value]) => `${name}="${value}"`)
  return `WECHATPAY2-SHA256-RSA2048 ${pairs.join(',')}`
}

export interface WechatPlatform {
  /** Certificates and public keys by serial number or id; several are valid at once while the platform rotates them. */
  platformKeys: ReadonlyMap<string, KeyObject>
}

/** Verifies signature and time of an answer or a notification; throws `PayRefused` where they are wrong. */
export function checkWechatMessage(
  { platformKeys }: WechatPlatform,
  header: (name: string) => string | undefined,
  body: Buffer,
  now: Date,
): void {
  const sign = header('wechatpay-signature')
  if (sign === undefined) throw new PayRefused('SIGNATURE', 'not signed at all')
  const timestamp = header('wechatpay-timestamp') ?? ''
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
  if (!/^\d{1,12}$/.test(timestamp) || age > WECHAT_WINDOW_SECONDS)
    throw new PayRefused('TIME', 'more than 300 seconds old, or ahead of time')
  const platformKey = keyOf(platformKeys, header('wechatpay-serial') ?? '')
  const head = linesOf(timestamp, header('wechatpay-nonce') ?? '')
  const signature = Buffer.from(sign, 'base64')
  const text = Buffer.concat([Buffer.from(head), body, Buffer.from('\n')])
  if (!isSignedRsa('RSA-SHA256', text, platformKey, signature))
    throw new PayRefused('SIGNATURE', 'not signed by the platform')
}

const READABLE = /^\w{1,80}$/

/**
 * Returns the key of a serial number; throws `PayRefused` that names the unknown number and the configured ones to the
 * operator.
 */
function keyOf(keys: WechatPlatform['platformKeys'], serial: string): KeyObject {
  const key = keys.get(serial)
  if (key) return key
  const said = READABLE.test(serial) ? serial : '（无法辨认）'
  const known = [...keys.keys()].join('、')
  throw new PayRefused('SERIAL', `用平台密钥 ${said} 签名，配置中只有 ${known}`)
}
