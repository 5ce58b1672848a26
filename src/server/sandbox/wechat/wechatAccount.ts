import { createHmac, timingSafeEqual } from 'node:crypto'

/** An official account of the stand-in. */
export interface WechatAccount {
  appId: string
  secret: string
}

/** The stand-in has a thousand accounts, one secret for all of them. */
const APP = /^wx0{13}\d{3}$/

/** The account of an application id; undefined for one that nobody has. */
export const accountOf = (appId: string | undefined, secret: string): WechatAccount | undefined =>
  appId && APP.test(appId) ? { appId, secret } : undefined

/** The platform's errors, inside an answer of 200. */
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

/** What is wrong with the account a request names; undefined when nothing is. */
export function accountError(
  account: WechatAccount | undefined,
  credentials: { secret?: string | undefined },
): WechatError | undefined {
  if (!account) return WECHAT_ERRORS.appWrong
  return credentials.secret === account.secret ? undefined : WECHAT_ERRORS.secretWrong
}

/** A text only this account can make. */
export const derived = ({ appId, secret }: WechatAccount, what: string): string =>
  createHmac('sha256', secret).update(`${appId} ${what}`).digest('base64url')

/** Says that a text is this account's, so that no process has to remember what another gave away. */
export const signed = (account: WechatAccount, text: string): string =>
  `${Buffer.from(text).toString('base64url')}-${derived(account, text).slice(0, 20)}`

/** The text of `signed`, or undefined. */
export function readSigned(account: WechatAccount, value: string): string | undefined {
  const at = value.length - 21
  const text = Buffer.from(value.slice(0, Math.max(at, 0)), 'base64url').toString()
  const [actual, expected] = [Buffer.from(value), Buffer.from(signed(account, text))]
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? text : undefined
}
