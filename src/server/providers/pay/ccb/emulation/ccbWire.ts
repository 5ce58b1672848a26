import type { FastifyRequest } from 'fastify'
import { PayMethod } from '#contract/codes.ts'
import { fenOf, yuanOf } from '#domain/money/fees/yuan.ts'
import { beijingDigits, fromBeijing } from '../../beijingTime.ts'
import type { PayWire, PayWireModule, PayWireParts } from '../../emulation/payWire.ts'
import { refundedFen, refundState } from '../../emulation/refunds.ts'
import { cashierOf, type SandboxTrade, stateForMerchant } from '../../emulation/trade.ts'
import { notifyPath } from '../../payPaths.ts'
import { publicKeyOfPrivate, signRsa } from '../../rsaKeys.ts'
import { formFields, type WireFields } from '../../wireFields.ts'
import { type CcbFields, ccbMac, ccbPub, ccbText } from '../ccbMac.ts'
import { ccbNotifiedText } from '../ccbNotification.ts'
import { ccbClient } from './ccbClient.ts'

/** Returns the form's fields without those named, in the order sent: the order is part of the signature. */
const without = (fields: WireFields, ...names: string[]): CcbFields =>
  Object.entries(fields).filter(([name]) => !names.includes(name))

/**
 * Emulates CCB: an order's QR code in two steps, the flow query, and notifications to the address registered on paper.
 */
export const ccb: PayWireModule = { name: '建设银行龙支付', accent: '#0a4da2', open: ccbWire }

function ccbWire({ cashier, keys, originOf }: PayWireParts): PayWire {
  const isOrderSigned = (fields: WireFields) => {
    const pub = ccbPub(publicKeyOfPrivate(keys().ccb))
    return ccbMac(ccbText([...without(fields, 'MAC'), ['PUB', pub]])) === fields.MAC
  }
  const isFlowSigned = (fields: WireFields) => {
    const signed = without(fields, 'MAC').map(
      ([name, value]) => [name, name === 'QUPWD' ? '' : value] as const,
    )
    return ccbMac(ccbText(signed)) === fields.MAC && fields.QUPWD === keys().queryPassword
  }
  const order = async (request: FastifyRequest) => {
    const fields = formFields(String(request.body))
    const origin = await originOf((settings) => settings[PayMethod.Ccb]?.posId === fields.POSID)
    if (!isOrderSigned(fields) || fields.TXCODE !== '530550')
      return no('0130Z1108J01', 'MAC校验失败')
    if (!origin) return no('0130Z1108J02', '柜台不存在')
    const trade = cashier.open(orderOf(fields, origin + notifyPath(PayMethod.Ccb)))
    if (trade?.state !== 'open') return no('0130Z110TR13', '订单重复或已过期')
    return {
      SUCCESS: 'true',
      PAYURL: `${request.protocol}://${request.host}/sandbox/pay/ccb/qr/${trade.id}`,
    }
  }
  const code = (request: FastifyRequest<{ Params: { id: string } }>) => {
    const trade = cashier.find(request.params.id)
    if (!trade) return no('0130Z1108J03', '订单不存在')
    const address = new URL(trade.notifyUrl).origin + cashierOf(trade)
    return { SUCCESS: 'true', ERRCODE: '', ERRMSG: '', QRURL: encodeURIComponent(address) }
  }
  const flow = (request: FastifyRequest) => {
    const fields = formFields(String(request.body))
    if (!isFlowSigned(fields))
      return xml([
        ['RETURN_CODE', '0250E0200002'],
        ['RETURN_MSG', 'MAC'],
      ])
    const { POSID: account = '', ORDERID: tradeRef = '' } = fields
    const trade = cashier.findOrder({ method: PayMethod.Ccb, account, tradeRef })
    // The bank settles a day at its end; the emulator keeps all trades in the list of unsettled ones.
    const isListed = trade && stateForMerchant(trade) === 'paid' && fields.KIND === '0'
    if (!isListed)
      return xml([
        ['RETURN_CODE', '0250E0200001'],
        ['RETURN_MSG', 'NO RECORD'],
      ])
    const record = recordOf(trade, fields)
    const sign = signRsa('RSA-MD5', ccbText(record), keys().ccb).toString('hex')
    const listed = [...record, ['SIGN', sign] as const].map(element).join('')
    return xml([
      ['RETURN_CODE', '000000'],
      ['RETURN_MSG', ''],
      ['TOTAL', '1'],
      ['QUERYORDER', listed],
    ])
  }

  return {
    // The bank publishes no schedule, so the emulator does the worst case: it notifies once.
    schedule: [],
    routes(app) {
      app.post('/ccb/CCBIS/ccbMain', order)
      app.get('/ccb/qr/:id', code)
      ccbClient(app, cashier, () => keys().queryPassword)
      app.post('/ccb/app/ccbMain', async (request, reply) =>
        reply.type('text/xml; charset=utf-8').send(flow(request)),
      )
    },
    notification(trade, { at, forged }) {
      const fields = notificationFields(trade, at)
      const key = forged ? keys().forger : keys().ccb
      const sign = signRsa('RSA-MD5', ccbNotifiedText(fields), key).toString('hex')
      return {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ...fields, SIGN: sign }).toString(),
      }
    },
    isAcknowledged: (status) => status === 200,
  }
}

const no = (ERRCODE: string, ERRMSG: string) => ({ SUCCESS: 'false', ERRCODE, ERRMSG })

const element = ([name, value]: readonly [string, string]) => `<${name}>${value}</${name}>`
const xml = (fields: CcbFields) =>
  `<?xml version="1.0" encoding="UTF-8"?><DOCUMENT>${fields.map(element).join('')}</DOCUMENT>`

const orderOf = (fields: WireFields, notifyUrl: string) => ({
  method: PayMethod.Ccb,
  account: fields.POSID ?? '',
  appId: fields.BRANCHID ?? '',
  tradeRef: fields.ORDERID ?? '',
  channel: 'qr',
  fen: fenOf(fields.PAYMENT ?? '') ?? 0,
  subject: '',
  expiresAt: fromBeijing(fields.TIMEOUT).toISOString(),
  notifyUrl,
  returnUrl: '',
  openId: '',
})

const recordOf = (
  trade: SandboxTrade,
  { MERCHANTID = '', BRANCHID = '' }: WireFields,
): CcbFields => [
  ['MERCHANTID', MERCHANTID],
  ['BRANCHID', BRANCHID],
  ['POSID', trade.account],
  ['ORDERID', trade.tradeRef],
  ['ORDERDATE', beijingDigits(new Date(trade.paidAt))],
  ['ACCDATE', beijingDigits(new Date(trade.paidAt)).slice(0, 8)],
  ['AMOUNT', yuanOf(trade.paidFen)],
  ['STATUSCODE', { none: '1', part: '3', whole: '4' }[refundState(trade)]],
  ['STATUS', '成功'],
  ['REFUND', yuanOf(refundedFen(trade))],
]

const notificationFields = (trade: SandboxTrade, at: Date): WireFields => ({
  POSID: trade.account,
  BRANCHID: trade.appId,
  ORDERID: trade.tradeRef,
  PAYMENT: yuanOf(trade.paidFen),
  CURCODE: '01',
  REMARK1: '',
  REMARK2: '',
  ACC_TYPE: '30',
  SUCCESS: 'Y',
  TYPE: '1',
  REFERER: '',
  CLIENTIP: '127.0.0.1',
  ACCDATE: beijingDigits(at).slice(0, 8),
  ERRMSG: '',
})
