import { createHmac, timingSafeEqual } from 'node:crypto'

/** A service account of the emulator. */
export interface WechatAccount {
  appId: string
  secret: string
}

/** The emulator has a thousand accounts, with one secret for all. */
const APP = /^wx0{13}\d{3}$/

/** Returns the account of an application id; undefined for an unknown id. */
export const accountOf = (appId: string | undefined, secret: string): WechatAccount | undefined =>
  appId && APP.test(appId) ? { appId, secret } : undefined

/** The platform's errors, sent in answers with HTTP status 200. */
export const WECHAT_ERRORS = {
  secretWrong: { errcode: 40125, errmsg: 'invalid appsecret' },
  tokenWrong: {
    errcode: 40001,
    errmsg: 'invalid credential, access_token is invalid or not latest',
  },
  grantWrong: { errcode: 40002, errmsg: 'invalid grant_type' },
  ticketWrong: { errcode: 40008, errmsg: 'invalid message type' },
  appWrong: { errcode: 40013, errmsg: 'invalid appid' },
  codeWrong: { errcode: 40029, errmsg: 'invalid code' },
  codeUsed: { errcode: 40163, errmsg: 'code been used' },
  codeMissing: { errcode: 41008, errmsg: 'missing code' },
} as const
export type WechatError = (typeof WECHAT_ERRORS)[keyof typeof WECHAT_ERRORS]

/** Returns the error in the credentials of a request; undefined when they are right. */
export function accountError(
  account: WechatAccount | undefined,
  credentials: { secret?: string | undefined },
): WechatError | undefined {
  if (!account) return WECHAT_ERRORS.appWrong
  return credentials.secret === account.secret ? undefined : WECHAT_ERRORS.secretWrong
}

/** Derives a text that only this account can compute. */
export const derived = ({ appId, secret }: WechatAccount, what: string): string =>
  createHmac('sha256', secret).update(`${appId} ${what}`).digest('base64url')

/** Appends the account's signature to a text, so that processes need not share state about what was issued. */
export const signed = (account: WechatAccount, text: string): string =>
  `${Buffer.from(text).toString('base64url')}-${derived(account, text).slice(0, 20)}`

/** Returns the text of a value made by `signed`; undefined for an invalid signature. */
export function readSigned(account: WechatAccount, value: string): string | undefined {
  const at = value.length - 21
  const text = Buffer.from(value.slice(0, Math.max(at, 0)), 'base64url').toString()
  const [actual, expected] = [Buffer.from(value), Buffer.from(signed(account, text))]
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? text : undefined
}
