import { randomBytes } from 'node:crypto'
import { askProvider, type PayOutside, type WireAnswer } from '../askProvider.ts'
import type { PayAddress } from '../payAddress.ts'
import { PayRefused, TradeOver } from '../payProvider.ts'
import { providersWords } from '../providersWords.ts'
import { isYes, recordIn, unsignedNo } from '../unsignedNo.ts'
import { jsonRecord } from '../wireFields.ts'
import {
  checkWechatMessage,
  type WechatMerchant,
  type WechatPlatform,
  wechatAuthorization,
} from './wechatSignature.ts'

export interface WechatPaySettings extends WechatMerchant, WechatPlatform {
  appId: string
  /** `https://api.mch.weixin.qq.com/`; ends with a slash. */
  apiUrl: PayAddress
  /** 32 bytes. */
  apiV3Key: Buffer
  /** Serial number or id of the key that answers shall be signed with. */
  platformSerial: string
}

export interface WechatAnswer {
  status: number
  said: Record<string, unknown>
}

export type WechatAsk = (
  method: 'GET' | 'POST',
  path: string,
  body?: object,
) => Promise<WechatAnswer>

/**
 * Returns a client of the APIv3: every request is signed, every answer verified. A refusal is often unsigned (wrong
 * key, no permission, too many requests, a gateway in between), or its signature cannot be checked: then it is thrown
 * as `PayRefused` with the platform’s own code and sentence, and nothing else in it is trusted.
 */
export function wechatClient(settings: WechatPaySettings, { fetch, clock }: PayOutside): WechatAsk {
  return async (method, path, content) => {
    const url = new URL(path, settings.apiUrl.server())
    const body = content ? JSON.stringify(content) : ''
    const authorization = wechatAuthorization(settings, {
      method,
      path: url.pathname + url.search,
      timestamp: Math.floor(clock().getTime() / 1000),
      nonce: randomBytes(16).toString('hex'),
      body,
    })
    const answer = await askProvider(fetch, url.href, {
      method,
      headers: {
        authorization,
        accept: 'application/json',
        'content-type': 'application/json',
        ...askedKey(settings),
      },
      ...(content ? { body } : {}),
    })
    const header = (name: string) => answer.headers.get(name) ?? undefined
    requireSigned(answer, () => checkWechatMessage(settings, header, answer.body, clock()))
    const text = answer.body.toString('utf8')
    return { status: answer.status, said: text === '' ? {} : jsonRecord(text) }
  }
}

/** Throws the fault found by `check` for a successful answer, and the platform’s own refusal for any other. */
function requireSigned({ status, body }: WireAnswer, check: () => void): void {
  try {
    check()
  } catch (error) {
    const { code, message } = recordIn(body)
    throw isYes(status) ? error : unsignedNo(status, code, message)
  }
}

/**
 * Returns the header that requests answers signed with a public key, which works while certificates are still valid,
 * too; certificates are not requested.
 */
const askedKey = ({ platformSerial }: WechatPaySettings): Record<string, string> =>
  platformSerial.startsWith('PUB_KEY_ID_') ? { 'wechatpay-serial': platformSerial } : {}

const OVER: ReadonlySet<string> = new Set(['ORDER_CLOSED', 'ORDERPAID'])

/** Returns the platform’s refusal: `TradeOver` for a closed or paid trade, `PayRefused` for any other. */
export function wechatRefusal({ status, said }: WechatAnswer): PayRefused {
  const code = String(said.code ?? status)
  const Refused = OVER.has(code) ? TradeOver : PayRefused
  return new Refused(code, providersWords(said.message) ?? 'the platform refused')
}
