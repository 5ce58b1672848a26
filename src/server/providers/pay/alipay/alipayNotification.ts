import type { AlipaySdk } from 'alipay-sdk'
import { fenOfYuan } from '../amounts.ts'
import { fromBeijing } from '../beijingTime.ts'
import { mustBeRecent } from '../mustBeRecent.ts'
import { type PaidTrade, PayRefused, type RawNotification } from '../payProvider.ts'
import { mustBe, notifiedFields, requiredText, type WireFields } from '../wireFields.ts'

/** True for both states of a paid trade; after TRADE_FINISHED it cannot be refunded any more. */
export const isPaidStatus = (status: unknown): boolean =>
  status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED'

export interface AlipaySeller {
  appId: string
  sellerId?: string
}

/**
 * Returns the paid trade of a valid notification, undefined for another state. Throws `PayRefused` as `verifiedFields`,
 * and for a missing field.
 */
export function readAlipayNotification(
  sdk: AlipaySdk,
  seller: AlipaySeller,
  notification: RawNotification,
  now: Date,
): PaidTrade | undefined {
  const said = verifiedFields(sdk, seller, notification, now)
  return isPaidStatus(requiredText(said, 'trade_status')) ? paidTrade(said) : undefined
}

/** The fields of a notification that is signed, recent and this seller's; throws `PayRefused` where it is not. */
export function verifiedFields(
  sdk: AlipaySdk,
  { appId, sellerId }: AlipaySeller,
  notification: RawNotification,
  now: Date,
): WireFields {
  const said = notifiedFields(notification)
  if (!isSigned(sdk, said)) throw new PayRefused('SIGNATURE', 'not signed by the provider')
  mustBe('APP', said.app_id, appId)
  if (sellerId !== undefined) mustBe('SELLER', said.seller_id, sellerId)
  mustBeRecent(fromBeijing(said.notify_time), now)
  return said
}

/** `sign_type` is chosen by the sender and could name a weaker hash, so only RSA2 is accepted. */
const isSigned = (sdk: AlipaySdk, said: WireFields) =>
  said.sign_type === 'RSA2' && sdk.checkNotifySignV2(said)

const paidTrade = (said: WireFields): PaidTrade => ({
  tradeRef: requiredText(said, 'out_trade_no'),
  tradeNo: requiredText(said, 'trade_no'),
  fen: fenOfYuan(said.total_amount),
  paidAt: fromBeijing(said.gmt_payment),
})
