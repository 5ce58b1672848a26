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
  /** The key that answers shall be signed with. */
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
 * The APIv3: every request signed, every answer verified. What says no is often unsigned (wrong key, no permission, too
 * many requests, a gateway between), or signed in a way that cannot be checked: then it is a refusal in the platform’s
 * own words, believed in nothing else.
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

/** Throws what is wrong with a yes; of a no that cannot be checked, what the platform said. */
function requireSigned({ status, body }: WireAnswer, check: () => void): void {
  try {
    check()
  } catch (error) {
    const { code, message } = recordIn(body)
    throw isYes(status) ? error : unsignedNo(status, code, message)
  }
}

/** Who names a public key is answered with it, also while certificates still hold; certificates are not asked for. */
const askedKey = ({ platformSerial }: WechatPaySettings): Record<string, string> =>
  platformSerial.startsWith('PUB_KEY_ID_') ? { 'wechatpay-serial': platformSerial } : {}

const OVER: ReadonlySet<string> = new Set(['ORDER_CLOSED', 'ORDERPAID'])

/** The platform’s no. */
export function wechatRefusal({ status, said }: WechatAnswer): PayRefused {
  const code = String(said.code ?? status)
  const Refused = OVER.has(code) ? TradeOver : PayRefused
  return new Refused(code, providersWords(said.message) ?? 'the platform refused')
}
