import type { Delivered } from './deliver.ts'
import type { Notification, PayWire } from './payWire.ts'
import type { SandboxTrade } from './trade.ts'
import type { TradeStore } from './tradeStore.ts'

export interface NotifierParts {
  tradeStore: TradeStore
  wireOf: (trade: SandboxTrade) => PayWire
  deliver: (notifyUrl: string, notification: Notification) => Promise<Delivered>
  clock: () => Date
  wallClock: () => number
  speed: number
  /** Told when even the tradeStore cannot be written. */
  onError: (error: unknown) => void
}

/** What is stale is three days old: past every provider’s window. */
const STALE_MS = 3 * 24 * 3600_000
/** Timers count no further than some weeks; what is later is planned again then. */
const LONGEST_MS = 24 * 3600_000

/**
 * Tells merchants of payments, again and again as each provider does, until one of them is taken. What is to be told
 * and when is in the tradeStore, so a process that starts goes on where a killed one stopped.
 */
export function createNotifier(parts: NotifierParts) {
  const { tradeStore, wireOf, clock, wallClock, speed, onError } = parts
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const inFlight = new Map<string, Promise<unknown>>()

  const optionsOf = ({ fault, sent }: SandboxTrade) => {
    const isFirst = sent === 0
    const age = isFirst && fault === 'stale' ? STALE_MS : 0
    return {
      at: new Date(clock().getTime() - age),
      forged: isFirst && fault === 'signature',
      otherKey: fault === 'otherKey',
    }
  }

  const send = async (trade: SandboxTrade, wire: PayWire): Promise<boolean> => {
    try {
      const { status, body } = await parts.deliver(
        trade.notifyUrl,
        wire.notification(trade, optionsOf(trade)),
      )
      return wire.isAcknowledged(status, body)
    } catch {
      // Nobody there: as good as a no.
      return false
    }
  }

  /** One notification, two of a double one, whenever it was due; what comes after is noted. */
  const sendNow = async (trade: SandboxTrade): Promise<SandboxTrade> => {
    const wire = wireOf(trade)
    // Noted first, as still to be done: killed on the way it is told again, and money told of can be asked for.
    const pending = tradeStore.save({ ...trade, sent: trade.sent + 1, nextAt: wallClock() })
    const times = trade.fault === 'double' && trade.sent === 0 ? 2 : 1
    const answers = await Promise.all(Array.from({ length: times }, () => send(trade, wire)))
    const taken = answers.some(Boolean)
    const wait = wire.schedule[trade.sent]
    const nextAt = taken || wait === undefined ? null : wallClock() + (wait * 1000) / speed
    return tradeStore.save({ ...pending, taken, nextAt })
  }

  const notify = async (trade: SandboxTrade): Promise<SandboxTrade> => {
    const sending = sendNow(trade)
    inFlight.set(trade.id, sending)
    try {
      return await sending
    } finally {
      inFlight.delete(trade.id)
      plan()
    }
  }

  const waiting = () =>
    tradeStore.all().filter(({ id, nextAt }) => nextAt !== null && !inFlight.has(id))

  const notifyDue = async () => {
    const due = waiting().filter(({ nextAt }) => (nextAt ?? 0) <= wallClock())
    await Promise.all(due.map(notify))
    // A timer may be up a moment before the clock says so, and then nothing is due yet.
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
    /** Looks at the tradeStore and sets the clock for what comes next. */
    plan,
    /** Lets what is under way come to its end, and begins nothing more. */
    async stop() {
      stopped = true
      clearTimeout(timer)
      await Promise.allSettled(inFlight.values())
    },
  }
}

export type Notifier = ReturnType<typeof createNotifier>
