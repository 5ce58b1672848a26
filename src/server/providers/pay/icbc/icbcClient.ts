import type { KeyObject } from 'node:crypto'
import { randomUUID } from 'node:crypto'
import { type PayOutside, postForm } from '../askProvider.ts'
import { beijingTime } from '../beijingTime.ts'
import type { PayAddress } from '../payAddress.ts'
import { PayRefused } from '../payProvider.ts'
import { signRsa } from '../rsaKeys.ts'
import { jsonRecord } from '../wireFields.ts'
import { icbcText, isSignedByGateway, signedContent } from './icbcSignature.ts'

export interface IcbcSettings {
  appId: string
  merId: string
  /** `https://gw.open.icbc.com.cn/`; ends with a slash. */
  apiUrl: PayAddress
  privateKey: KeyObject
  /** The gateway’s. */
  icbcPublicKey: KeyObject
}

/** Content of a verified answer; its `return_code` may still be a no. */
export type IcbcAsk = (path: string, content: object) => Promise<Record<string, unknown>>

/** The bank’s gateway: every request signed, every answer verified. */
export function icbcClient(settings: IcbcSettings, { fetch, clock }: PayOutside): IcbcAsk {
  return async (path, content) => {
    const url = new URL(path, settings.apiUrl.server())
    const fields = {
      app_id: settings.appId,
      msg_id: randomUUID().replaceAll('-', ''),
      format: 'json',
      charset: 'UTF-8',
      sign_type: 'RSA2',
      timestamp: beijingTime(clock()),
      biz_content: JSON.stringify(content),
    }
    const text = icbcText(url.pathname, fields)
    const sign = signRsa('RSA-SHA256', text, settings.privateKey).toString('base64')
    const { body } = await postForm(fetch, url.href, { ...fields, sign })
    return readAnswer(body.toString('utf8'), settings.icbcPublicKey)
  }
}

function readAnswer(answer: string, key: KeyObject): Record<string, unknown> {
  const text = signedContent(answer)
  if (text === undefined) throw new PayRefused('SHAPE', 'the gateway answered something else')
  if (!isSignedByGateway(text, key, String(jsonRecord(answer).sign)))
    throw new PayRefused('SIGNATURE', 'the gateway’s answer is not signed by it')
  return jsonRecord(text)
}
