import type { FastifyInstance } from 'fastify'
import { PayMethod } from '#contract/codes.ts'
import { fenOf, yuanOf } from '#domain/money/fees/yuan.ts'
import { beijingDigits } from '../../beijingTime.ts'
import type { Cashier } from '../../emulation/cashier.ts'
import { type RefundRefusal, refundsOf } from '../../emulation/refunds.ts'
import type { SandboxTrade } from '../../emulation/trade.ts'
import { formFields } from '../../wireFields.ts'
import { elementOf } from '../ccbFlow.ts'

/** Emulates the bank's client that a society runs beside its server: 5W1004 pays back, 5W1003 lists refunds. */
export function ccbClient(app: FastifyInstance, cashier: Cashier, password: () => string): void {
  app.post('/ccb/client', async (request, reply) => {
    const { requestXml: xml = '' } = formFields(String(request.body))
    const isAllowed = elementOf(xml, 'PASSWORD') === password()
    const text = isAllowed ? answerTo(cashier, xml) : answer('0130Z110S001', '操作员密码错误')
    return reply.type('text/xml; charset=utf-8').send(text)
  })
}

function answerTo(cashier: Cashier, xml: string): string {
  const tradeRef = elementOf(xml, 'ORDER')
  const trade = cashier
    .all()
    .find((one) => one.method === PayMethod.Ccb && one.tradeRef === tradeRef)
  if (!trade) return answer('0130Z110TR20', '订单不存在')
  return elementOf(xml, 'TX_CODE') === '5W1004' ? refund(cashier, trade, xml) : list(trade, xml)
}

/** Answers that the refund was accepted; its outcome is in the list. */
function refund(cashier: Cashier, trade: SandboxTrade, xml: string): string {
  const asked = { ref: elementOf(xml, 'REFUND_CODE'), fen: fenOf(elementOf(xml, 'MONEY')) ?? 0 }
  const made = cashier.refund(trade, asked)
  if (typeof made === 'string') return answer(...REFUSALS[made])
  const amounts = `<PAY_AMOUNT>${yuanOf(trade.paidFen)}</PAY_AMOUNT><AMOUNT>${yuanOf(made.fen)}</AMOUNT>`
  return answer('000000', '', `<ORDER_NUM>${trade.tradeRef}</ORDER_NUM>${amounts}`)
}

const REFUSALS: Readonly<Record<RefundRefusal, [string, string]>> = {
  exceeds: ['0130Z110TR21', '退款金额超过可退金额'],
  unpaid: ['0130Z110TR22', '订单未支付'],
  balance: ['0130Z110TR23', '商户账户余额不足'],
}

/** The bank settles a day at its end; the emulator keeps all refunds in the list of unsettled ones. */
function list(trade: SandboxTrade, xml: string): string {
  const listed = elementOf(xml, 'KIND') === '0' ? refundsOf(trade) : []
  const lines = listed.map(
    ({ ref, fen, at, state }) =>
      `<LIST><REFUND_DATE>${beijingDigits(new Date(at))}</REFUND_DATE><ORDER_NUMBER>${trade.tradeRef}</ORDER_NUMBER><REFUNDEMENT_AMOUNT>${yuanOf(fen)}</REFUNDEMENT_AMOUNT><STATUS>${state === 'done' ? '1' : '2'}</STATUS><REFUND_CODE>${ref}</REFUND_CODE></LIST>`,
  )
  return answer('000000', '', `<CUR_PAGE>1</CUR_PAGE>${lines.join('')}`)
}

const answer = (code: string, message: string, content = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?><TX><RETURN_CODE>${code}</RETURN_CODE><RETURN_MSG>${message}</RETURN_MSG><TX_INFO>${content}</TX_INFO></TX>`
