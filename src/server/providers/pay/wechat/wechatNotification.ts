import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { type PaidTrade, PayRefused, type RawNotification } from '../payProvider.ts'
import { jsonRecord, requiredText } from '../wireFields.ts'
import type { WechatPaySettings } from './wechatClient.ts'
import { openResource } from './wechatResource.ts'
import { checkWechatMessage } from './wechatSignature.ts'
import { wechatTradeState } from './wechatTrade.ts'

/**
 * Returns the paid trade of a valid notification, undefined for another event. Throws `PayRefused` when signature,
 * time, encryption or seller is wrong.
 */
export function readWechatNotification(
  settings: WechatPaySettings,
  notification: RawNotification,
  now: Date,
): PaidTrade | undefined {
  const { type, content } = openNotification(settings, notification, now)
  if (type !== 'TRANSACTION.SUCCESS') return undefined
  const state = wechatTradeState(content, settings)
  return state.state === 'paid' ? state.trade : undefined
}

/**
 * Returns type and decrypted content of a notification. Throws `PayRefused` when signature, time or encryption is
 * wrong.
 */
export function openNotification(
  settings: WechatPaySettings,
  { headers, body }: RawNotification,
  now: Date,
): { type: string; content: Record<string, unknown> } {
  const header = (name: string) => [ownValue(headers, name)].flat()[0]
  checkWechatMessage(settings, header, body, now)
  const said = jsonRecord(body.toString('utf8'))
  const { resource } = said
  if (!isRecord(resource)) throw new PayRefused('SHAPE', 'resource is missing')
  const sealed = {
    ciphertext: requiredText(resource, 'ciphertext'),
    nonce: requiredText(resource, 'nonce'),
    associated_data: String(resource.associated_data ?? ''),
  }
  const content = jsonRecord(openResource(sealed, settings.apiV3Key))
  return { type: requiredText(said, 'event_type'), content }
}
