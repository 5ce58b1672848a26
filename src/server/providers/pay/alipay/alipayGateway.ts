import type { KeyObject } from 'node:crypto'
import type { AlipaySdk } from 'alipay-sdk'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { type PayOutside, postForm, type WireAnswer } from '../askProvider.ts'
import { beijingTime } from '../beijingTime.ts'
import type { PayAddress } from '../payAddress.ts'
import { PayRefused } from '../payProvider.ts'
import { recordIn, unsignedNo } from '../unsignedNo.ts'

export interface AlipaySettings {
  appId: string
  /** If set, notifications of other sellers are refused. */
  sellerId?: string
  gateway: PayAddress
  privateKey: KeyObject
  alipayPublicKey: KeyObject
}

export interface AlipayGateway {
  sdk: AlipaySdk
  /** A signed address of the gateway for a browser to go to. */
  pageOf(method: string, params: PageParams): string
  /**
   * Calls the gateway and verifies its answer; `code` 10000 is success, any other has its reason in `sub_code`. Rejects
   * with `PayRefused` for an answer without a valid signature.
   */
  ask(method: string, bizContent: object): Promise<Record<string, unknown>>
}

export interface PageParams {
  notifyUrl: string
  returnUrl: string
  bizContent: object
}

/**
 * Opens the gateway with the provider’s own client, which signs and verifies; requests are sent by our `fetch`, so that
 * timeouts are set in one place. The client is loaded at the first use: it is heavy, and not every society uses it.
 */
export async function openAlipayGateway(
  { appId, gateway, privateKey, alipayPublicKey }: AlipaySettings,
  { fetch, clock }: PayOutside,
): Promise<AlipayGateway> {
  const { AlipaySdk: Sdk } = await import('alipay-sdk')
  const keys = {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    alipayPublicKey: alipayPublicKey.export({ type: 'spki', format: 'pem' }).toString(),
  }
  const sdk = new Sdk({ appId, ...keys, keyType: 'PKCS8' })
  const signed = (method: string, params: object) => {
    sdk.config.gateway = gateway.server()
    // The client writes the machine’s own time; the gateway reads Beijing’s.
    return new URL(sdk.pageExecute(method, 'GET', { ...params, timestamp: beijingTime(clock()) }))
  }
  return {
    sdk,
    pageOf: (method, params) => gateway.forBrowser(signed(method, params).href),
    async ask(method, bizContent) {
      const url = signed(method, { bizContent })
      const biz_content = url.searchParams.get('biz_content') ?? ''
      url.searchParams.delete('biz_content')
      const answer = await postForm(fetch, url.href, { biz_content })
      return readAnswer(sdk, method, answer)
    },
  }
}

/**
 * Returns the verified content of an answer. The signature covers the exact text of the answer’s one member; a refusal
 * may be unsigned. Throws `PayRefused` for an unsigned refusal or an invalid signature.
 */
function readAnswer(
  sdk: AlipaySdk,
  method: string,
  { status, body }: WireAnswer,
): Record<string, unknown> {
  const text = body.toString('utf8')
  const answer = recordIn(body)
  const key = `${method.replaceAll('.', '_')}_response`
  const said = ownValue(answer, key) ?? answer.error_response
  if (!isRecord(said)) throw unsignedNo(status, undefined)
  const isSigned = isRecord(ownValue(answer, key)) && typeof answer.sign === 'string'
  if (!isSigned && said.code !== '10000')
    throw unsignedNo(status, said.sub_code ?? said.code, said.sub_msg ?? said.msg)
  try {
    sdk.checkResponseSign(text, key, String(answer.sign), '')
  } catch {
    throw new PayRefused('SIGNATURE', 'the gateway’s answer is not signed by it')
  }
  return said
}
