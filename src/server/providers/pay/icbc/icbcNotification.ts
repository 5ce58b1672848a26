import type { KeyObject } from 'node:crypto'
import { ownValue } from '#contract/record.ts'
import { fenOfDigits } from '../amounts.ts'
import { fromBeijing } from '../beijingTime.ts'
import { mustBeRecent } from '../mustBeRecent.ts'
import {
  type NotificationAnswer,
  type PaidTrade,
  PayRefused,
  type RawNotification,
} from '../payProvider.ts'
import { isSignedRsa, signRsa } from '../rsaKeys.ts'
import { jsonRecord, mustBe, notifiedFields, requiredText } from '../wireFields.ts'
import type { IcbcSettings } from './icbcClient.ts'
import { ICBC_HASHES, icbcText } from './icbcSignature.ts'

/**
 * Returns the paid trade of a valid notification, undefined for another outcome. Throws `PayRefused` for an invalid
 * signature or time, or another application or seller.
 */
export function readIcbcNotification(
  { appId, merId, icbcPublicKey }: Pick<IcbcSettings, 'appId' | 'merId' | 'icbcPublicKey'>,
  path: string,
  notification: RawNotification,
  now: Date,
): PaidTrade | undefined {
  const said = notifiedFields(notification)
  const hash = ownValue(ICBC_HASHES, said.sign_type ?? '')
  const signature = Buffer.from(said.sign ?? '', 'base64')
  if (!hash || !isSignedRsa(hash, icbcText(path, said), icbcPublicKey, signature))
    throw new PayRefused('SIGNATURE', 'not signed by the bank')
  mustBe('APP', said.app_id, appId)
  mustBeRecent(fromBeijing(said.timestamp), now)
  const content = jsonRecord(said.biz_content)
  mustBe('SELLER', content.mer_id, merId)
  if (String(content.pay_status ?? content.return_code) !== '0') return undefined
  return {
    tradeRef: requiredText(content, 'out_trade_no'),
    tradeNo: requiredText(content, 'order_id'),
    fen: fenOfDigits(content.total_amt),
    paidAt: fromBeijing(requiredText(content, 'pay_time')),
  }
}

/** Returns the answer to a notification; the bank expects its own message number, signed by the merchant. */
export function icbcReply(
  code: '0' | '-12345',
  message: string,
  messageId: string,
  privateKey: KeyObject,
): NotificationAnswer {
  const content = {
    return_code: Number(code),
    return_msg: message,
    msg_id: messageId,
  }
  const signed = `"response_biz_content":${JSON.stringify(content)},"sign_type":"RSA2"`
  const sign = signRsa('RSA-SHA256', signed, privateKey).toString('base64')
  return {
    status: 200,
    type: 'application/json; charset=utf-8',
    body: `{${signed},"sign":"${sign}"}`,
  }
}

/** Returns the message number of a verified notification. */
export const messageIdOf = (notification: RawNotification): string =>
  String(jsonRecord(notifiedFields(notification).biz_content).msg_id ?? '')
