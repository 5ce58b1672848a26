import { PayMethod } from '#contract/codes.ts'
import { LIMITS } from '#domain/limits.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { fenOfYuan } from '../amounts.ts'
import type { PayOutside } from '../askProvider.ts'
import { beijingTime, fromBeijing } from '../beijingTime.ts'
import { type PayOrder, type PayProvider, PayRefused, type TradeState } from '../payProvider.ts'
import { providersWords } from '../providersWords.ts'
import { textAnswer } from '../textAnswer.ts'
import { mustBe, requiredText } from '../wireFields.ts'
import { type AlipayGateway, type AlipaySettings, openAlipayGateway } from './alipayGateway.ts'
import { isPaidStatus, readAlipayNotification } from './alipayNotification.ts'
import { alipayRefunds } from './alipayRefunds.ts'

type Said = Record<string, unknown>

const PAGES = {
  page: { method: 'alipay.trade.page.pay', productCode: 'FAST_INSTANT_TRADE_PAY' },
  wap: { method: 'alipay.trade.wap.pay', productCode: 'QUICK_WAP_WAY' },
} as const

const channelOf = ({ device }: Pick<PayOrder, 'device'>) => (device === '1' ? 'page' : 'wap')

/** Alipay: page.pay on PC, wap.pay on phones; RSA2 both ways. */
export async function createAlipay(
  settings: AlipaySettings,
  outside: PayOutside,
): Promise<PayProvider> {
  const gateway = await openAlipayGateway(settings, outside)
  const { clock } = outside

  /**
   * Returns the state of a trade unknown to the provider: it is created when a browser opens its page, which is
   * possible until the order’s deadline.
   */
  const notThere = (createdAt: Date): TradeState => ({
    state: clock().getTime() < createdAt.getTime() + LIMITS.payCountdownMs ? 'open' : 'closed',
  })

  const query = async (tradeRef: string, createdAt: Date): Promise<TradeState> => {
    const said = await gateway.ask('alipay.trade.query', { outTradeNo: tradeRef })
    if (said.sub_code === 'ACQ.TRADE_NOT_EXIST') return notThere(createdAt)
    if (said.code !== '10000') throw refusalOf(said)
    mustBe('ORDER', said.out_trade_no, tradeRef)
    return stateOf(said)
  }

  return {
    method: PayMethod.Alipay,
    channelOf,
    create: async (order) => ({ kind: 'page', content: pageOf(gateway, order) }),
    query,
    async close(tradeRef, createdAt) {
      const said = await gateway.ask('alipay.trade.close', { outTradeNo: tradeRef })
      if (said.code === '10000') return { state: 'closed' }
      if (said.sub_code === 'ACQ.TRADE_NOT_EXIST') return notThere(createdAt)
      if (said.sub_code === 'ACQ.TRADE_STATUS_ERROR') return query(tradeRef, createdAt)
      throw refusalOf(said)
    },
    ...alipayRefunds(gateway, settings, clock),
    read: (notification) => readAlipayNotification(gateway.sdk, settings, notification, clock()),
    taken: () => textAnswer(200, 'success'),
    refused: () => textAnswer(400, 'fail'),
  }
}

function pageOf(gateway: AlipayGateway, order: PayOrder): string {
  const { method, productCode } = PAGES[channelOf(order)]
  return gateway.pageOf(method, {
    notifyUrl: order.notifyUrl,
    returnUrl: order.returnUrl,
    bizContent: {
      outTradeNo: order.tradeRef,
      productCode,
      totalAmount: yuanOf(order.fen),
      subject: order.subject,
      timeExpire: beijingTime(order.deadline),
      ...(order.device === '2' ? { quitUrl: order.returnUrl } : {}),
    },
  })
}

const refusalOf = ({ sub_code, code, sub_msg, msg }: Said) =>
  new PayRefused(String(sub_code ?? code), providersWords(sub_msg ?? msg) ?? 'the gateway refused')

/** Maps the state of a trade. TRADE_CLOSED also covers trades refunded in full: no payment has to be recorded. */
function stateOf(said: Said): TradeState {
  if (said.trade_status === 'WAIT_BUYER_PAY') return { state: 'open' }
  if (said.trade_status === 'TRADE_CLOSED') return { state: 'closed' }
  if (!isPaidStatus(said.trade_status)) throw new PayRefused('SHAPE', 'an unknown state')
  const trade = {
    tradeRef: requiredText(said, 'out_trade_no'),
    tradeNo: requiredText(said, 'trade_no'),
    fen: fenOfYuan(requiredText(said, 'total_amount')),
    paidAt: fromBeijing(requiredText(said, 'send_pay_date')),
  }
  return { state: 'paid', trade }
}
