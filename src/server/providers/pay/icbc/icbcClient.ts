import type { KeyObject } from 'node:crypto'
import { randomUUID } from 'node:crypto'
import { type PayOutside, postForm, type WireAnswer } from '../askProvider.ts'
import { beijingTime } from '../beijingTime.ts'
import type { PayAddress } from '../payAddress.ts'
import { PayRefused } from '../payProvider.ts'
import { signRsa } from '../rsaKeys.ts'
import { isYes, recordIn, unsignedNo } from '../unsignedNo.ts'
import { jsonRecord } from '../wireFields.ts'
import { icbcText, isSignedByGateway, signedContent } from './icbcSignature.ts'

export interface IcbcSettings {
  appId: string
  merId: string
  /** `https://gw.open.icbc.com.cn/`; ends with a slash. */
  apiUrl: PayAddress
  privateKey: KeyObject
  /** Public key of the gateway. */
  icbcPublicKey: KeyObject
}

/** Resolves to the content of a verified answer, whose `return_code` may still be a refusal. */
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
    const answer = await postForm(fetch, url.href, { ...fields, sign })
    return readAnswer(answer, settings.icbcPublicKey)
  }
}

/**
 * Returns the content of a verified answer. Throws `PayRefused` with the gateway’s own code and message for a refusal
 * that cannot be verified, and for any other answer without a valid signature.
 */
function readAnswer({ status, body }: WireAnswer, key: KeyObject): Record<string, unknown> {
  const answer = body.toString('utf8')
  const text = signedContent(answer)
  const isSigned =
    text !== undefined && isSignedByGateway(text, key, String(recordIn(body).sign ?? ''))
  if (isSigned) return jsonRecord(text)
  const said = text === undefined ? recordIn(body) : recordIn(Buffer.from(text))
  const code = codeOf(said)
  if (text === undefined || !isYes(status) || /^-\d+$/.test(code ?? ''))
    throw unsignedNo(status, code, said.return_msg)
  throw new PayRefused('SIGNATURE', 'the gateway’s answer is not signed by it')
}

const codeOf = ({ return_code }: Record<string, unknown>): string | undefined =>
  return_code === undefined ? undefined : String(return_code)
