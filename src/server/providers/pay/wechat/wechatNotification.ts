import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { type PaidTrade, PayRefused, type RawNotification } from '../payProvider.ts'
import { jsonRecord, requiredText } from '../wireFields.ts'
import type { WechatPaySettings } from './wechatClient.ts'
import { openResource } from './wechatResource.ts'
import { checkWechatMessage } from './wechatSignature.ts'
import { wechatTradeState } from './wechatTrade.ts'

/** What a notification says, once signature, time, seal and seller are right; throws `PayRefused` where they are not. */
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

/** Type and content of a notification, once signature, time and seal are right. */
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
