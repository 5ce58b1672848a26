import { yuanOf } from '#domain/money/fees/yuan.ts'
import { fenOfYuan } from '../amounts.ts'
import { type PayOutside, postForm } from '../askProvider.ts'
import { bankText } from '../bankText.ts'
import { beijingDigits, fromBeijing } from '../beijingTime.ts'
import type { PayAddress } from '../payAddress.ts'
import {
  PayRefused,
  type RefundedTrade,
  type RefundOrder,
  type RefundOutcome,
  type RefundsOfProvider,
} from '../payProvider.ts'
import { providersWords } from '../providersWords.ts'
import { isYes, unsignedNo } from '../unsignedNo.ts'
import { elementOf, elementsOf } from './ccbFlow.ts'
import texts from './refunds.json' with { type: 'json' }

/** The bank's own client (外联平台客户端) that the society runs beside the server: it signs, and keeps the certificate. */
export interface CcbRefundSettings {
  url: PayAddress
  userId: string
  password: string
}

/** Most characters of the bank's refund number. */
const REFUND_CODE_LENGTH = 15
const DONE = '000000'

type Fields = Readonly<Record<string, string>>

/**
 * Refunds of CCB through the society's client: 5W1004 pays back, 5W1003 lists refunds by order. A refund is searched by
 * its own number before it is requested, because the bank pays back each time it is requested. Without the client,
 * staff refund at the bank.
 */
export function ccbRefunds(
  merchantId: string,
  settings: CcbRefundSettings | undefined,
  queryRefunded: (trade: RefundedTrade) => ReturnType<RefundsOfProvider['queryRefunded']>,
  { fetch, clock }: PayOutside,
): RefundsOfProvider {
  const ask = async (client: CcbRefundSettings, code: string, content: Fields) => {
    const requestXml = requestOf(merchantId, client, { code, content, at: clock() })
    const answer = await postForm(fetch, client.url.server(), { requestXml })
    const xml = bankText(answer.body)
    if (!isYes(answer.status) || elementOf(xml, 'RETURN_CODE') === '')
      throw unsignedNo(answer.status, undefined)
    return xml
  }
  const find = async (client: CcbRefundSettings, order: RefundOrder) => {
    for (const kind of ['0', '1']) {
      const asked = { KIND: kind, ORDER: order.tradeRef, NORDERBY: '1', PAGE: '1', STATUS: '3' }
      const xml = await ask(client, '5W1003', asked)
      const found = elementsOf(xml, 'LIST').find(
        (listed) => elementOf(listed, 'REFUND_CODE') === codeOf(order),
      )
      if (found !== undefined) return outcomeOf(found, order)
    }
    return undefined
  }
  return {
    async refund(order) {
      if (!settings) return { state: 'refused', code: 'NO_CLIENT', message: texts.noClient }
      const found = await find(settings, order)
      if (found) return found
      const content = {
        MONEY: yuanOf(order.fen),
        ORDER: order.tradeRef,
        REFUND_CODE: codeOf(order),
      }
      const xml = await ask(settings, '5W1004', content)
      const code = elementOf(xml, 'RETURN_CODE')
      if (code === DONE) return (await find(settings, order)) ?? { state: 'pending' }
      return {
        state: 'refused',
        code,
        message: providersWords(elementOf(xml, 'RETURN_MSG')) ?? code,
      }
    },
    async queryRefund(order) {
      return (settings && (await find(settings, order))) ?? { state: 'pending' }
    },
    queryRefunded,
  }
}

const codeOf = ({ refundRef }: RefundOrder): string => refundRef.slice(-REFUND_CODE_LENGTH)

/** Maps the status of a listed refund: 0 failed, 1 done, any other pending. */
function outcomeOf(listed: string, order: RefundOrder): RefundOutcome {
  const status = elementOf(listed, 'STATUS')
  if (status === '0') return { state: 'refused', code: 'FAILED', message: texts.failed }
  if (status !== '1') return { state: 'pending' }
  if (elementOf(listed, 'ORDER_NUMBER') !== order.tradeRef)
    throw new PayRefused('ORDER', 'not the one expected')
  return {
    state: 'done',
    refundNo: codeOf(order),
    fen: fenOfYuan(elementOf(listed, 'REFUNDEMENT_AMOUNT')),
    refundedAt: fromBeijing(elementOf(listed, 'REFUND_DATE')),
  }
}

interface Asked {
  code: string
  content: Fields
  at: Date
}

const requestOf = (
  merchantId: string,
  { userId, password }: CcbRefundSettings,
  { code, content, at }: Asked,
): string => {
  const head = {
    REQUEST_SN: `${beijingDigits(at)}${String(at.getTime() % 1000).padStart(3, '0')}`.slice(1),
    CUST_ID: merchantId,
    USER_ID: userId,
    PASSWORD: password,
    TX_CODE: code,
    LANGUAGE: 'CN',
  }
  return `<?xml version="1.0" encoding="GB2312" standalone="yes" ?><TX>${elements(head)}<TX_INFO>${elements(content)}</TX_INFO></TX>`
}

const elements = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, value]) => `<${name}>${escaped(value)}</${name}>`)
    .join('')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
