import { PayMethod } from '#contract/codes.ts'
import type { PayOutside } from '../askProvider.ts'
import { type PayProvider, PayRefused, type TradeState } from '../payProvider.ts'
import { mustBe } from '../wireFields.ts'
import { type WechatPaySettings, wechatClient, wechatRefusal } from './wechatClient.ts'
import { readWechatNotification } from './wechatNotification.ts'
import { wechatChannel, wechatOrder, wechatResult } from './wechatOrder.ts'
import { wechatRefunds } from './wechatRefunds.ts'
import { wechatTradeState } from './wechatTrade.ts'

/** The platform's codes for an unknown order number, the current one and the former. */
const NOT_THERE: ReadonlySet<string> = new Set(['ORDER_NOT_EXIST', 'RESOURCE_NOT_EXISTS'])

/** WeChat Pay APIv3: native QR on PC, JSAPI inside the app, h5 outside of it. */
export function createWechatPay(settings: WechatPaySettings, outside: PayOutside): PayProvider {
  const ask = wechatClient(settings, outside)
  const { clock } = outside

  const query = async (tradeRef: string): Promise<TradeState> => {
    const answer = await ask('GET', `${pathOf(tradeRef)}?mchid=${settings.mchId}`)
    if (answer.status === 404 && NOT_THERE.has(String(answer.said.code))) return { state: 'closed' }
    if (answer.status !== 200) throw wechatRefusal(answer)
    mustBe('ORDER', answer.said.out_trade_no, tradeRef)
    return wechatTradeState(answer.said, settings)
  }

  return {
    method: PayMethod.Wechat,
    appId: settings.appId,
    channelOf: wechatChannel,
    async create(order) {
      const path = `v3/pay/transactions/${wechatChannel(order)}`
      const answer = await ask('POST', path, wechatOrder(settings, order))
      if (answer.status !== 200) throw wechatRefusal(answer)
      return wechatResult(settings, order, answer.said, clock())
    },
    query,
    async close(tradeRef) {
      const answer = await ask('POST', `${pathOf(tradeRef)}/close`, { mchid: settings.mchId })
      if (answer.status === 204) return { state: 'closed' }
      // Paid meanwhile, closed before or never created: the query distinguishes them.
      const found = await query(tradeRef)
      if (found.state === 'open') throw wechatRefusal(answer)
      return found
    },
    ...wechatRefunds(ask, settings, clock),
    read: (notification) => readWechatNotification(settings, notification, clock()),
    taken: () => ({ status: 204, type: 'application/json', body: '' }),
    refused: (message) => ({
      status: 400,
      type: 'application/json',
      body: JSON.stringify({ code: 'FAIL', message }),
    }),
  }
}

function pathOf(tradeRef: string): string {
  if (!/^[0-9A-Za-z]{6,32}$/.test(tradeRef)) throw new PayRefused('SHAPE', 'not an order number')
  return `v3/pay/transactions/out-trade-no/${tradeRef}`
}
