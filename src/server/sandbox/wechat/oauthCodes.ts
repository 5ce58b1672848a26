import { randomBytes } from 'node:crypto'
import {
  readSigned,
  signed,
  WECHAT_ERRORS,
  type WechatAccount,
  type WechatError,
} from './wechatAccount.ts'

/** A code is good once, for five minutes. */
const CODE_MS = 5 * 60_000

/** The codes of the OAuth callback: whom they stand for and until when is written in them. */
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
