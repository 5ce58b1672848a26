import type { KeyObject } from 'node:crypto'
import { PayMethod } from '#contract/codes.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { fenOfYuan } from '../amounts.ts'
import { askProvider, type PayOutside, postForm, type WireAnswer } from '../askProvider.ts'
import { bankText } from '../bankText.ts'
import { beijingDigits } from '../beijingTime.ts'
import type { PayAddress } from '../payAddress.ts'
import {
  type PayOrder,
  type PayProvider,
  PayRefused,
  type Refunded,
  type RefundedTrade,
  type TradeState,
} from '../payProvider.ts'
import { qrChannel, qrResult } from '../qrResult.ts'
import { textAnswer } from '../textAnswer.ts'
import { isYes, recordIn, unsignedNo } from '../unsignedNo.ts'
import { requiredText } from '../wireFields.ts'
import { readCcbFlow, signedFlow } from './ccbFlow.ts'
import { type CcbFields, ccbMac, ccbPub, ccbText } from './ccbMac.ts'
import { readCcbNotification } from './ccbNotification.ts'
import { type CcbRefundSettings, ccbRefunds } from './ccbRefunds.ts'

export interface CcbSettings {
  merchantId: string
  posId: string
  branchId: string
  /** `https://ibsbjstar.ccb.com.cn/CCBIS/ccbMain` */
  gateway: PayAddress
  /** `https://ibsbjstar.ccb.com.cn/app/ccbMain` */
  queryUrl: PayAddress
  publicKey: KeyObject
  /** Password of the bank operator who may query flows. */
  queryPassword: string
  refund?: CcbRefundSettings
}

/** Most characters of the bank’s order number. */
const LONGEST_REF = 30

/** China Construction Bank: one QR code for its own app and others, fetched in two steps; no way to close an order. */
export function createCcb(settings: CcbSettings, outside: PayOutside): PayProvider {
  const { fetch, clock } = outside
  const { merchantId: MERCHANTID, branchId: BRANCHID, posId: POSID } = settings

  const ask = async (fields: CcbFields): Promise<Record<string, unknown>> => {
    const url = `${settings.gateway.server()}?CCB_IBSVersion=V6`
    return yes(await postForm(fetch, url, Object.fromEntries(fields)))
  }

  const query = async (tradeRef: string): Promise<TradeState> => {
    const unsettled = await flow(tradeRef, '0')
    // Trades that the bank has settled, a day later, are in another list.
    return unsettled.state === 'open' ? flow(tradeRef, '1') : unsettled
  }
  const flow = async (tradeRef: string, kind: '0' | '1') =>
    readCcbFlow(await askFlow(tradeRef, kind), flowKey(tradeRef), settings.publicKey)
  const flowKey = (ORDERID: string) => ({ MERCHANTID, BRANCHID, POSID, ORDERID })
  const askFlow = async (tradeRef: string, kind: '0' | '1') => {
    const fields = flowFields(settings, tradeRef, kind)
    const form = {
      ...Object.fromEntries(fields),
      QUPWD: settings.queryPassword,
      MAC: ccbMac(ccbText(fields)),
    }
    return postForm(fetch, settings.queryUrl.server(), form)
  }
  const queryRefunded = async ({ tradeRef }: RefundedTrade): Promise<Refunded> => {
    for (const kind of ['0', '1'] as const) {
      const said = signedFlow(await askFlow(tradeRef, kind), flowKey(tradeRef), settings.publicKey)
      const fen = said && fenOfYuan(said.REFUND)
      if (fen !== undefined) return { isRefunded: fen > 0, fen }
    }
    return { isRefunded: false }
  }

  return {
    method: PayMethod.Ccb,
    channelOf: qrChannel,
    async create(order) {
      const fields = orderFields(settings, order)
      const signed = ccbText([...fields, ['PUB', ccbPub(settings.publicKey)]])
      const said = await ask([...fields, ['MAC', ccbMac(signed)]])
      const code = yes(await askProvider(fetch, requiredText(said, 'PAYURL'), {}))
      return qrResult(order, decodeURIComponent(requiredText(code, 'QRURL')))
    },
    query,
    close: query,
    ...ccbRefunds(MERCHANTID, settings.refund, queryRefunded, outside),
    read: (notification) => readCcbNotification(settings, notification, clock()),
    taken: () => textAnswer(200, 'success'),
    refused: () => textAnswer(400, 'fail'),
  }
}

function orderFields({ merchantId, posId, branchId }: CcbSettings, order: PayOrder): CcbFields {
  if (order.tradeRef.length > LONGEST_REF) throw new PayRefused('SHAPE', 'order number too long')
  return [
    ['MERCHANTID', merchantId],
    ['POSID', posId],
    ['BRANCHID', branchId],
    ['ORDERID', order.tradeRef],
    ['PAYMENT', yuanOf(order.fen)],
    ['CURCODE', '01'],
    ['TXCODE', '530550'],
    ['REMARK1', ''],
    ['REMARK2', ''],
    ['RETURNTYPE', '3'],
    ['TIMEOUT', beijingDigits(order.deadline)],
  ]
}

/** Signed fields of a flow query; the password is sent, but empty in the signed text. */
const flowFields = (
  { merchantId, posId, branchId }: CcbSettings,
  tradeRef: string,
  kind: '0' | '1',
): CcbFields => [
  ['MERCHANTID', merchantId],
  ['BRANCHID', branchId],
  ['POSID', posId],
  ['ORDERDATE', ''],
  ['BEGORDERTIME', ''],
  ['ENDORDERTIME', ''],
  ['ORDERID', tradeRef],
  ['QUPWD', ''],
  ['TXCODE', '410408'],
  ['TYPE', '0'],
  ['KIND', kind],
  ['STATUS', '1'],
  ['SEL_TYPE', '3'],
  ['PAGE', '1'],
  ['OPERATOR', ''],
  ['CHANNEL', ''],
]

/**
 * Returns the content of a successful answer; throws `PayRefused` with the bank’s own code and message for any other.
 */
function yes({ status, body }: WireAnswer): Record<string, unknown> {
  const said = recordIn(Buffer.from(bankText(body)))
  if (isYes(status) && String(said.SUCCESS) === 'true') return said
  throw unsignedNo(status, said.ERRCODE, said.ERRMSG)
}
