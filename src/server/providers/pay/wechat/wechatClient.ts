import { randomBytes } from 'node:crypto'
import { askProvider, type PayOutside } from '../askProvider.ts'
import type { PayAddress } from '../payAddress.ts'
import { PayRefused, TradeOver } from '../payProvider.ts'
import { recordIn, unsignedNo } from '../unsignedNo.ts'
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
 * many requests, a gateway between): then it is a refusal by status and code, believed in nothing else.
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
      headers: { authorization, accept: 'application/json', 'content-type': 'application/json' },
      ...(content ? { body } : {}),
    })
    const header = (name: string) => answer.headers.get(name) ?? undefined
    const isYes = answer.status >= 200 && answer.status < 300
    if (!isYes && header('wechatpay-signature') === undefined)
      throw unsignedNo(answer.status, recordIn(answer.body).code)
    checkWechatMessage(settings, header, answer.body, clock())
    const text = answer.body.toString('utf8')
    return { status: answer.status, said: text === '' ? {} : jsonRecord(text) }
  }
}

const OVER: ReadonlySet<string> = new Set(['ORDER_CLOSED', 'ORDERPAID'])

/** The platform’s no; its sentence may name the payer and stays out. */
export function wechatRefusal({ status, said }: WechatAnswer): PayRefused {
  const code = String(said.code ?? status)
  const Refused = OVER.has(code) ? TradeOver : PayRefused
  return new Refused(code, 'the platform refused')
}
