import type { Outgoing } from '../outgoing/outgoing.ts'
import { ProviderRefused } from '../providerRefused.ts'
import { createCachedText } from './cachedText.ts'
import { jsapiSignature } from './jsapiSignature.ts'
import type { WechatSettings } from './wechatSettings.ts'

export interface Wechat {
  /** The application id: openIds are valid only within one application. */
  readonly appId: string
  /** Returns the address at which an in-app browser obtains its openId without a prompt (scope `snsapi_base`). */
  authorizeUrl(redirect: string, state: string): string
  /**
   * Exchanges a code of the callback for the openId; a code is valid once, for five minutes. Rejects with
   * `WechatRefused`.
   */
  openIdOf(code: string): Promise<string>
  /** Returns the configuration of the platform's script for a page at this address. */
  sign(
    url: string,
    nonceStr: string,
  ): Promise<{ appId: string; timestamp: number; signature: string }>
}

export interface WechatParts {
  settings: WechatSettings
  fetch: Outgoing
  clock: () => Date
}

/** A refusal by the platform, with its code, such as 40029 for an unknown code. */
export class WechatRefused extends ProviderRefused {
  constructor(errcode: number, errmsg: string) {
    super(String(errcode), errmsg, false)
  }
}

const TIMEOUT_MS = 10_000

/** Client of the messaging app's platform for service accounts: OAuth, access token and page ticket. */
export function createWechat({ settings, fetch, clock }: WechatParts): Wechat {
  const ask = async (path: string, query: Record<string, string>, body?: object) => {
    const url = new URL(path, settings.apiUrl)
    url.search = new URLSearchParams(query).toString()
    const answer = await fetch(url.href, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    return readAnswer(await answer.text())
  }
  const account = () => ({ appid: settings.appId, secret: settings.secret })

  // The stable token is shared by all processes; the older call would invalidate the tokens of the others.
  const accessToken = createCachedText(clock, async () => {
    const body = { grant_type: 'client_credential', ...account() }
    const { access_token, expires_in } = await ask('cgi-bin/stable_token', {}, body)
    return { text: String(access_token), seconds: Number(expires_in) }
  })
  const pageTicket = createCachedText(clock, async () => {
    const query = { access_token: await accessToken(), type: 'jsapi' }
    const { ticket, expires_in } = await ask('cgi-bin/ticket/getticket', query)
    return { text: String(ticket), seconds: Number(expires_in) }
  })

  return {
    appId: settings.appId,
    authorizeUrl(redirect, state) {
      const { openUrl, appId } = settings
      const query = new URLSearchParams({
        appid: appId,
        redirect_uri: redirect,
        response_type: 'code',
        scope: 'snsapi_base',
        state,
      })
      return `${openUrl}connect/oauth2/authorize?${query}#wechat_redirect`
    },
    async openIdOf(code) {
      const query = { ...account(), code, grant_type: 'authorization_code' }
      return String((await ask('sns/oauth2/access_token', query)).openid)
    },
    async sign(url, nonceStr) {
      const timestamp = Math.floor(clock().getTime() / 1000)
      const ticket = await pageTicket()
      return {
        appId: settings.appId,
        timestamp,
        signature: jsapiSignature({ ticket, nonceStr, timestamp, url }),
      }
    },
  }
}

/** Parses an answer; the platform reports errors with HTTP status 200. */
function readAnswer(text: string): Record<string, unknown> {
  const answer = JSON.parse(text) as { errcode?: number; errmsg?: string }
  if (answer.errcode) throw new WechatRefused(answer.errcode, answer.errmsg ?? '')
  return answer as Record<string, unknown>
}
