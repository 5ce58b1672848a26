import { randomBytes } from 'node:crypto'
import {
  readSigned,
  signed,
  WECHAT_ERRORS,
  type WechatAccount,
  type WechatError,
} from './wechatAccount.ts'

/** A code is valid once, within five minutes. */
const CODE_MS = 5 * 60_000

/** Codes of the OAuth callback. A code contains its user and expiry, so that no state is needed. */
export function createOauthCodes(clock: () => Date) {
  const used = new Set<string>()
  return {
    issue(account: WechatAccount, openid: string): string {
      const until = clock().getTime() + CODE_MS
      return signed(account, `${openid} ${until} ${randomBytes(6).toString('hex')}`)
    },
    redeem(account: WechatAccount, code: string): { openid: string } | WechatError {
      if (!code) return WECHAT_ERRORS.codeMissing
      const [openid, until] = readSigned(account, code)?.split(' ') ?? []
      if (!openid || clock().getTime() > Number(until)) return WECHAT_ERRORS.codeWrong
      if (used.has(code)) return WECHAT_ERRORS.codeUsed
      used.add(code)
      return { openid }
    },
  }
}
