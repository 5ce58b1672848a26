import type {
  Notification,
  NotificationOptions,
  PayWire,
} from '#server/providers/pay/emulation/payWire.ts'
import { refundsOf } from '#server/providers/pay/emulation/refunds.ts'
import type { SandboxTrade } from '#server/providers/pay/emulation/trade.ts'
import type { TradeStore } from '#server/providers/pay/emulation/tradeStore.ts'
import type { Delivered } from './deliver.ts'

export interface NotifierParts {
  tradeStore: TradeStore
  wireOf: (trade: SandboxTrade) => PayWire
  deliver: (notifyUrl: string, notification: Notification) => Promise<Delivered>
  clock: () => Date
  wallClock: () => number
  speed: number
  /** Called when the trade store cannot be written. */
  onError: (error: unknown) => void
}

/** Age of a stale notification: three days, beyond the accepted window of every provider. */
const STALE_MS = 3 * 24 * 3600_000
/** Longest timer: `setTimeout` overflows after about 24 days, so later notifications are scheduled again. */
const LONGEST_MS = 24 * 3600_000

/** Options of a trade's next notification; the faults `stale` and `signature` affect the first one only. */
function optionsOf({ fault, sent }: SandboxTrade, now: Date): NotificationOptions {
  const isFirst = sent === 0
  const age = isFirst && fault === 'stale' ? STALE_MS : 0
  return {
    at: new Date(now.getTime() - age),
    forged: isFirst && fault === 'signature',
    otherKey: fault === 'otherKey',
  }
}

/** Sends one notification; returns whether it was acknowledged. No answer counts as not acknowledged. */
async function send({ deliver, clock }: NotifierParts, trade: SandboxTrade, wire: PayWire) {
  try {
    const notification = wire.notification(trade, optionsOf(trade, clock()))
    const { status, body } = await deliver(trade.notifyUrl, notification)
    return wire.isAcknowledged(status, body)
  } catch {
    return false
  }
}

/** Sends a notification now (two for the fault `double`) and stores when the next one is due. */
async function sendNow(parts: NotifierParts, trade: SandboxTrade): Promise<SandboxTrade> {
  const { tradeStore, wallClock, speed } = parts
  const wire = parts.wireOf(trade)
  // Stored as pending before it is sent: after a crash it is sent again, and a query already reports the payment.
  const pending = tradeStore.save({ ...trade, sent: trade.sent + 1, nextAt: wallClock() })
  const times = trade.fault === 'double' && trade.sent === 0 ? 2 : 1
  const answers = await Promise.all(Array.from({ length: times }, () => send(parts, trade, wire)))
  const taken = answers.some(Boolean)
  const wait = wire.schedule[trade.sent]
  const nextAt = taken || wait === undefined ? null : wallClock() + (wait * 1000) / speed
  return tradeStore.save({ ...pending, taken, nextAt })
}

/**
 * Sends payment notifications and repeats them on each provider's schedule until one is acknowledged. The schedule is
 * in the trade store, so a new process continues where a killed one stopped.
 */
export function createNotifier(parts: NotifierParts) {
  const { tradeStore, wallClock, onError } = parts
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const inFlight = new Map<string, Promise<unknown>>()

  const notify = async (trade: SandboxTrade): Promise<SandboxTrade> => {
    const sending = sendNow(parts, trade)
    inFlight.set(trade.id, sending)
    try {
      return await sending
    } finally {
      inFlight.delete(trade.id)
      plan()
    }
  }

  /** Sends one notification of each completed refund; none for a provider that sends none. */
  const notifyRefunds = async (trade: SandboxTrade): Promise<void> => {
    const wire = parts.wireOf(trade)
    for (const refund of refundsOf(trade)) {
      const options = { at: parts.clock(), forged: false, otherKey: false }
      const notification =
        refund.state === 'done' && wire.refundNotification?.(trade, refund, options)
      if (notification) await parts.deliver(trade.notifyUrl, notification)
    }
  }

  const waiting = () =>
    tradeStore.all().filter(({ id, nextAt }) => nextAt !== null && !inFlight.has(id))

  const notifyDue = async () => {
    const due = waiting().filter(({ nextAt }) => (nextAt ?? 0) <= wallClock())
    await Promise.all(due.map(notify))
    // A timer may fire slightly before the clock reaches the due time; then nothing is due yet.
    plan()
  }

  const plan = () => {
    clearTimeout(timer)
    const next = Math.min(...waiting().map(({ nextAt }) => nextAt ?? 0))
    if (stopped || !Number.isFinite(next)) return
    const wait = Math.max(next - wallClock(), 0)
    timer = setTimeout(() => void notifyDue().catch(onError), Math.min(wait, LONGEST_MS)).unref()
  }

  return {
    notify,
    notifyRefunds,
    /** Sets the timer for the next due notification. */
    plan,
    /** Waits for notifications in flight and starts no more. */
    async stop() {
      stopped = true
      clearTimeout(timer)
      await Promise.allSettled(inFlight.values())
    },
  }
}

export type Notifier = ReturnType<typeof createNotifier>
