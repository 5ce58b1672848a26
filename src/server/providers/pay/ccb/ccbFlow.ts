import type { KeyObject } from 'node:crypto'
import { ownValue } from '#contract/record.ts'
import { fenOfYuan } from '../amounts.ts'
import type { WireAnswer } from '../askProvider.ts'
import { bankText } from '../bankText.ts'
import { fromBeijing } from '../beijingTime.ts'
import { PayRefused, type TradeState } from '../payProvider.ts'
import { isSignedRsa } from '../rsaKeys.ts'
import { isYes, unsignedNo } from '../unsignedNo.ts'
import { mustBe } from '../wireFields.ts'
import { ccbText } from './ccbMac.ts'

/** Code for an order without a record: a QR code that is not paid leaves none. */
const NO_RECORD = '0250E0200001'

/** Signed fields, in the order of the signed text. */
const SIGNED = [
  'MERCHANTID',
  'BRANCHID',
  'POSID',
  'ORDERID',
  'ORDERDATE',
  'ACCDATE',
  'AMOUNT',
  'STATUSCODE',
  'STATUS',
  'REFUND',
] as const

const STATES: Readonly<Record<string, 'paid' | 'open' | 'closed'>> = {
  '0': 'open',
  '1': 'paid',
  '2': 'open',
  // Refunded in part.
  '3': 'paid',
  '4': 'closed',
  '5': 'open',
}

/**
 * Reads the answer of the flow query (410408). It is decoded byte by byte, because one of the signed fields is Chinese
 * in an encoding of the bank's choice. Throws `PayRefused` for a refusal, an invalid signature or another order.
 */
export function readCcbFlow(
  answer: Pick<WireAnswer, 'status' | 'body'>,
  order: Readonly<Record<'MERCHANTID' | 'BRANCHID' | 'POSID' | 'ORDERID', string>>,
  publicKey: KeyObject,
): TradeState {
  const said = signedFlow(answer, order, publicKey)
  if (!said) return { state: 'open' }
  const state = ownValue(STATES, said.STATUSCODE ?? '')
  if (!state) throw new PayRefused('SHAPE', 'an unknown state')
  if (state !== 'paid') return { state }
  const paid = { fen: fenOfYuan(said.AMOUNT), paidAt: fromBeijing(said.ORDERDATE) }
  return { state, trade: { tradeRef: order.ORDERID, tradeNo: order.ORDERID, ...paid } }
}

/** The verified fields of the order's flow; undefined while the bank has no record of it. */
export function signedFlow(
  { status, body }: Pick<WireAnswer, 'status' | 'body'>,
  order: Readonly<Record<'MERCHANTID' | 'BRANCHID' | 'POSID' | 'ORDERID', string>>,
  publicKey: KeyObject,
): Readonly<Record<string, string>> | undefined {
  const xml = body.toString('latin1')
  const code = elementOf(xml, 'RETURN_CODE')
  if (!isYes(status) || (code !== NO_RECORD && code !== '000000'))
    throw unsignedNo(status, code, bankText(Buffer.from(elementOf(xml, 'RETURN_MSG'), 'latin1')))
  if (code === NO_RECORD) return undefined
  const record = elementOf(xml, 'QUERYORDER')
  if (record === '') return undefined
  const fields = SIGNED.map((name) => [name, elementOf(record, name)] as const)
  const signature = Buffer.from(elementOf(record, 'SIGN'), 'hex')
  if (!isSignedRsa('RSA-MD5', Buffer.from(ccbText(fields), 'latin1'), publicKey, signature))
    throw new PayRefused('SIGNATURE', 'not signed by the bank')
  const said = Object.fromEntries(fields)
  for (const [name, value] of Object.entries(order)) mustBe(name, ownValue(said, name), value)
  return said
}

/** The text of every element of that name. */
export const elementsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map(([, text = '']) => text)

/** The text of the first element of that name, empty where there is none. */
export const elementOf = (xml: string, name: string): string =>
  new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(xml)?.[1]?.trim() ?? ''
