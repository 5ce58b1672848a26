import type { OnlineMethod } from '#contract/codes.ts'
import {
  type PaidTrade,
  type PayOrder,
  type PayProvider,
  type RefundOrder,
  type RefundOutcome,
  TradeOver,
  type TradeState,
} from '#server/providers/pay/payProvider.ts'

interface Trade {
  order: PayOrder
  isClosed: boolean
  paid?: PaidTrade
}

type Call = 'create' | 'query' | 'close' | 'refund'
/** Where a call breaks: the question does not arrive, or the answer does not. */
export type Breaking = 'before' | 'after'

export interface FakeProvider extends PayProvider {
  readonly trades: ReadonlyMap<string, Trade>
  readonly calls: Record<Call, number>
  /** Breaks the next call of a kind. */
  breakNext(call: Call, where: Breaking): void
  /** Nothing breaks any more. */
  mend(): void
  /** Somebody pays, by default what was asked; undefined when the trade takes no money (any more). */
  pay(tradeRef: string, fen?: number): PaidTrade | undefined
}

export interface FakeOptions {
  now: () => Date
  /** Banks know no closing and no deadline. */
  isBank?: boolean
  /** Awaited before what a call does and before its answer. */
  delay?: () => Promise<void>
}

const numbers = { next: 1 }

/** A provider that keeps its promises and nothing more: closes, expires, forgets nothing, breaks when told. */
export function fakeProvider(
  method: OnlineMethod,
  { now, isBank = false, delay = async () => {} }: FakeOptions,
): FakeProvider {
  const trades = new Map<string, Trade>()
  const refunds = new Map<string, { tradeRef: string; fen: number }>()
  const calls = { create: 0, query: 0, close: 0, refund: 0 }
  const breaks = new Map<Call, Breaking>()

  async function answer<T>(call: Call, act: () => T): Promise<T> {
    calls[call] += 1
    const broken = breaks.get(call)
    breaks.delete(call)
    await delay()
    if (broken === 'before') throw new TypeError('fetch failed')
    const result = act()
    await delay()
    if (broken === 'after') throw new TypeError('socket hang up')
    return result
  }

  function stateOf(tradeRef: string): TradeState {
    const trade = trades.get(tradeRef)
    if (trade?.paid) return { state: 'paid', trade: trade.paid }
    if (!trade || trade.isClosed) return { state: 'closed' }
    return isBank || trade.order.deadline > now() ? { state: 'open' } : { state: 'closed' }
  }

  const sumOf = (tradeRef: string) =>
    [...refunds.values()].reduce((sum, one) => sum + (one.tradeRef === tradeRef ? one.fen : 0), 0)

  /** The same number again is the same refund; more than is left is refused. */
  function refundOf({ refundRef, tradeRef, fen }: RefundOrder): RefundOutcome {
    const paid = trades.get(tradeRef)?.paid
    if (!refunds.has(refundRef)) {
      if (!paid || sumOf(tradeRef) + fen > paid.fen)
        return { state: 'refused', code: 'EXCEEDS', message: '退款金额超限' }
      refunds.set(refundRef, { tradeRef, fen })
    }
    return { state: 'done', refundNo: `R${refundRef}`, fen, refundedAt: now() }
  }

  return {
    method,
    appId: 'wx0000000000000000',
    trades,
    calls,
    breakNext: (call, where) => void breaks.set(call, where),
    mend: () => breaks.clear(),
    channelOf: ({ device }) => (device === '1' ? 'page' : 'wap'),
    create: (order) =>
      answer('create', () => {
        if (!trades.has(order.tradeRef)) trades.set(order.tradeRef, { order, isClosed: false })
        if (stateOf(order.tradeRef).state !== 'open') throw new TradeOver('OVER', 'it is over')
        return { kind: 'page', content: `/cashier/${order.tradeRef}` } as const
      }),
    query: (tradeRef) => answer('query', () => stateOf(tradeRef)),
    close: (tradeRef) =>
      answer('close', () => {
        const trade = trades.get(tradeRef)
        if (trade && !isBank) trade.isClosed = true
        return stateOf(tradeRef)
      }),
    pay(tradeRef, fen) {
      const trade = trades.get(tradeRef)
      if (!trade || stateOf(tradeRef).state !== 'open') return undefined
      const tradeNo = `${method}-${numbers.next++}`
      trade.paid = { tradeRef, tradeNo, fen: fen ?? trade.order.fen, paidAt: now() }
      return trade.paid
    },
    refund: (order) => answer('refund', () => refundOf(order)),
    queryRefund: (order) => answer('refund', () => refundOf(order)),
    async queryRefunded({ tradeRef }) {
      const fen = sumOf(tradeRef)
      return { isRefunded: fen > 0, fen }
    },
    read: () => undefined,
    taken: () => ({ status: 200, type: 'text/plain', body: 'success' }),
    refused: (reason) => ({ status: 400, type: 'text/plain', body: reason }),
  }
}
