import type { KeyObject } from 'node:crypto'
import { fenOfYuan } from '../amounts.ts'
import { type PaidTrade, PayRefused, type RawNotification } from '../payProvider.ts'
import { isSignedRsa } from '../rsaKeys.ts'
import { mustBe, requiredText, type WireFields } from '../wireFields.ts'
import { ccbFields } from './ccbFields.ts'
import { ccbText } from './ccbMac.ts'

/** Signed fields, in the order of the signed text; optional ones are signed only if they were sent. */
const SIGNED = [
  ['POSID', 'always'],
  ['BRANCHID', 'always'],
  ['ORDERID', 'always'],
  ['PAYMENT', 'always'],
  ['CURCODE', 'always'],
  ['REMARK1', 'always'],
  ['REMARK2', 'always'],
  ['ACC_TYPE', 'sent'],
  ['SUCCESS', 'always'],
  ['TYPE', 'always'],
  ['REFERER', 'always'],
  ['CLIENTIP', 'always'],
  ['ACCDATE', 'sent'],
  ['USRMSG', 'sent'],
  ['INSTALLNUM', 'sent'],
  ['ERRMSG', 'always'],
  ['USRINFO', 'sent'],
] as const

/** The text under a notification’s signature. */
export const ccbNotifiedText = (said: WireFields): string =>
  ccbText(
    SIGNED.filter(([name, when]) => when === 'always' || said[name] !== undefined).map(
      ([name]) => [name, said[name] ?? ''] as const,
    ),
  )

export interface CcbSeller {
  posId: string
  branchId: string
  publicKey: KeyObject
}

/**
 * Returns the paid trade of a valid notification, undefined for another outcome. Throws `PayRefused` for an invalid
 * signature or another seller. The bank writes no time into it, so that an old notification is indistinguishable from a
 * new one, and no payment number but the order’s own, for which it accepts money once.
 */
export function readCcbNotification(
  { posId, branchId, publicKey }: CcbSeller,
  notification: RawNotification,
  now: Date,
): PaidTrade | undefined {
  const said = ccbFields(notification)
  const signature = Buffer.from(said.SIGN ?? '', 'hex')
  if (!isSignedRsa('RSA-MD5', Buffer.from(ccbNotifiedText(said), 'latin1'), publicKey, signature))
    throw new PayRefused('SIGNATURE', 'not signed by the bank')
  mustBe('SELLER', said.POSID, posId)
  mustBe('SELLER', said.BRANCHID, branchId)
  if (said.SUCCESS !== 'Y') return undefined
  const tradeRef = requiredText(said, 'ORDERID')
  return { tradeRef, tradeNo: tradeRef, fen: fenOfYuan(said.PAYMENT), paidAt: now }
}
