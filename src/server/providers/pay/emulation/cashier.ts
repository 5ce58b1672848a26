import { randomBytes, randomInt } from 'node:crypto'
import { beijingDigits } from '../beijingTime.ts'
import { cashierRefunds } from './cashierRefunds.ts'
import { takeFault } from './takeFault.ts'
import {
  type Fault,
  isRefundFault,
  type NotificationFault,
  type SandboxTrade,
  stateForMerchant,
  type TradeOrder,
} from './trade.ts'
import type { TradeStore } from './tradeStore.ts'

export interface CashierParts {
  tradeStore: TradeStore
  clock: () => Date
  /** Milliseconds of the machine's own clock, which schedules notifications. */
  wallClock: () => number
  /** Factor by which the provider's time runs faster than real time. */
  speed: number
}

/** Delay of late money after the order has expired, in milliseconds. */
const LATE_MS = 60_000

/** State changes of trades, shared by the wires of all providers. */
export function createCashier({ tradeStore, clock, wallClock, speed }: CashierParts) {
  /** Returns the trade in its current state: an unpaid trade closes when it expires. */
  const now = (trade: SandboxTrade): SandboxTrade =>
    trade.state === 'open' && clock() >= new Date(trade.expiresAt)
      ? tradeStore.save({ ...trade, state: 'closed' })
      : trade

  const create = (order: TradeOrder): SandboxTrade =>
    tradeStore.save({
      ...order,
      id: randomBytes(9).toString('base64url'),
      createdAt: clock().toISOString(),
      ...UNPAID,
    })

  const firstNotification = (trade: SandboxTrade, fault: NotificationFault | ''): number | null => {
    if (fault === 'missing') return null
    if (fault !== 'late') return wallClock()
    const remainingMs = new Date(trade.expiresAt).getTime() - clock().getTime()
    return wallClock() + (Math.max(remainingMs, 0) + LATE_MS) / speed
  }

  return {
    all: () => tradeStore.all().map(now),
    find(id: string) {
      const trade = tradeStore.find(id)
      return trade && now(trade)
    },
    findOrder(key: Pick<SandboxTrade, 'method' | 'account' | 'tradeRef'>) {
      const trade = tradeStore.findOrder(key)
      return trade && now(trade)
    },
    /** Returns the order's trade, created by the first request; undefined when that request had another amount. */
    open(order: TradeOrder): SandboxTrade | undefined {
      const existing = tradeStore.findOrder(order)
      if (!existing) return create(order)
      return existing.fen === order.fen ? now(existing) : undefined
    },
    /** Pays on behalf of the payer; a trade that is not open is returned unchanged. */
    pay(trade: SandboxTrade): SandboxTrade {
      if (trade.state !== 'open') return trade
      const fault = takeFault(tradeStore, trade, isNotificationFault) ?? ''
      const at = clock()
      return tradeStore.save({
        ...trade,
        state: 'paid',
        fault,
        tradeNo: `${beijingDigits(at)}${String(randomInt(1e10)).padStart(14, '0')}`,
        paidFen: trade.fen + (fault === 'amount' ? 1 : 0),
        paidAt: at.toISOString(),
        nextAt: firstNotification(trade, fault),
      })
    },
    ...cashierRefunds(tradeStore, clock),
    /** Closes on behalf of the merchant; returns false when the trade is no longer open to the merchant. */
    close(trade: SandboxTrade): boolean {
      if (stateForMerchant(trade) !== 'open') return false
      const state = trade.state === 'open' ? 'closed' : trade.state
      tradeStore.save({ ...trade, state, closeAsked: true })
      return true
    },
  }
}

const isNotificationFault = (fault: Fault): fault is NotificationFault => !isRefundFault(fault)

export type Cashier = ReturnType<typeof createCashier>

const UNPAID = {
  state: 'open',
  tradeNo: '',
  paidFen: 0,
  paidAt: '',
  fault: '',
  closeAsked: false,
  sent: 0,
  taken: false,
  nextAt: null,
} as const
