import { PayMethod } from '#contract/codes.ts'
import { ownValue } from '#contract/record.ts'
import { fenOfDigits } from '../amounts.ts'
import type { PayOutside } from '../askProvider.ts'
import { beijingDigits, fromBeijing } from '../beijingTime.ts'
import { notifyPath } from '../payPaths.ts'
import { type PayOrder, type PayProvider, PayRefused, type TradeState } from '../payProvider.ts'
import { providersWords } from '../providersWords.ts'
import { qrChannel, qrResult } from '../qrResult.ts'
import { mustBe, requiredText } from '../wireFields.ts'
import { type IcbcSettings, icbcClient } from './icbcClient.ts'
import { icbcReply, messageIdOf, readIcbcNotification } from './icbcNotification.ts'
import { icbcRefunds } from './icbcRefunds.ts'

type Said = Record<string, unknown>

const STATES: Readonly<Record<string, 'paid' | 'open' | 'closed'>> = {
  '0': 'open',
  '1': 'paid',
  '2': 'open',
  '3': 'closed',
  '4': 'open',
  // Refunded in full; 6 and 7: in part, or just now.
  '5': 'closed',
  '6': 'paid',
  '7': 'paid',
}

/** Industrial and Commercial Bank: one QR code; an order ends only with the expiry of its code. */
export function createIcbc(settings: IcbcSettings, outside: PayOutside): PayProvider {
  const ask = icbcClient(settings, outside)
  const { clock } = outside
  const path = notifyPath(PayMethod.Icbc)

  const query = async (tradeRef: string): Promise<TradeState> => {
    const content = { mer_id: settings.merId, out_trade_no: tradeRef }
    const said = await ask('api/qrcode/V2/query', content)
    const code = String(said.return_code)
    // Negative codes are the gateway’s own: the query was not carried out. Others mean that there is no such payment
    // yet.
    if (!/^\d+$/.test(code)) throw refusalOf(said)
    return code === '0' ? stateOf(said, tradeRef) : { state: 'open' }
  }

  return {
    method: PayMethod.Icbc,
    channelOf: qrChannel,
    async create(order) {
      const said = await ask(
        'api/cardbusiness/qrcode/qrgenerate/V1',
        orderOf(settings, order, clock()),
      )
      if (String(said.return_code) !== '0') throw refusalOf(said)
      return qrResult(order, requiredText(said, 'qrcode'))
    },
    query,
    close: query,
    ...icbcRefunds(ask, settings, clock),
    read: (notification) => readIcbcNotification(settings, path, notification, clock()),
    taken: (notification) =>
      icbcReply('0', 'success', messageIdOf(notification), settings.privateKey),
    refused: (reason) => icbcReply('-12345', reason, '', settings.privateKey),
  }
}

const refusalOf = ({ return_code, return_msg }: Said) =>
  new PayRefused(String(return_code), providersWords(return_msg) ?? 'the gateway refused')

function orderOf({ merId }: IcbcSettings, order: PayOrder, now: Date): object {
  const created = beijingDigits(order.createdAt)
  const seconds = Math.floor((order.deadline.getTime() - now.getTime()) / 1000)
  return {
    mer_id: merId,
    out_trade_no: order.tradeRef,
    order_amt: String(order.fen),
    trade_date: created.slice(0, 8),
    trade_time: created.slice(8),
    attach: '',
    pay_expire: String(Math.max(seconds, 1)),
    notify_url: order.notifyUrl,
    tporder_create_ip: order.clientIp,
    sp_flag: '0',
    notify_flag: '1',
  }
}

function stateOf(said: Said, tradeRef: string): TradeState {
  mustBe('ORDER', said.out_trade_no, tradeRef)
  const state = ownValue(STATES, String(said.pay_status))
  if (!state) throw new PayRefused('SHAPE', 'an unknown state')
  if (state !== 'paid') return { state }
  const trade = {
    tradeRef,
    tradeNo: requiredText(said, 'order_id'),
    fen: fenOfDigits(said.total_amt),
    paidAt: fromBeijing(requiredText(said, 'pay_time')),
  }
  return { state, trade }
}
