import type { Delivered } from './deliver.ts'
import type { Notification, PayWire } from './payWire.ts'
import type { SandboxTrade } from './trade.ts'
import type { TradeBook } from './tradeBook.ts'

export interface NotifierParts {
  book: TradeBook
  wireOf: (trade: SandboxTrade) => PayWire
  deliver: (notifyUrl: string, notification: Notification) => Promise<Delivered>
  clock: () => Date
  wallClock: () => number
  speed: number
  /** Told when even the book cannot be written. */
  onError: (error: unknown) => void
}

/** What is stale is three days old: past every provider’s window. */
const STALE_MS = 3 * 24 * 3600_000
/** Timers count no further than some weeks; what is later is planned again then. */
const LONGEST_MS = 24 * 3600_000

/**
 * Tells merchants of payments, again and again as each provider does, until one of them is taken. What is to be told
 * and when is in the book, so a process that starts goes on where a killed one stopped.
 */
export function createNotifier(parts: NotifierParts) {
  const { book, wireOf, clock, wallClock, speed, onError } = parts
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const underWay = new Map<string, Promise<unknown>>()

  const telling = ({ fault, sent }: SandboxTrade) => {
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
        wire.notification(trade, telling(trade)),
      )
      return wire.isTaken(status, body)
    } catch {
      // Nobody there: as good as a no.
      return false
    }
  }

  /** One notification, two of a double one, whenever it was due; what comes after is noted. */
  const tellNow = async (trade: SandboxTrade): Promise<SandboxTrade> => {
    const wire = wireOf(trade)
    // Noted first, as still to be done: killed on the way it is told again, and money told of can be asked for.
    const told = book.save({ ...trade, sent: trade.sent + 1, nextAt: wallClock() })
    const times = trade.fault === 'double' && trade.sent === 0 ? 2 : 1
    const answers = await Promise.all(Array.from({ length: times }, () => send(trade, wire)))
    const taken = answers.some(Boolean)
    const wait = wire.schedule[trade.sent]
    const nextAt = taken || wait === undefined ? null : wallClock() + (wait * 1000) / speed
    return book.save({ ...told, taken, nextAt })
  }

  const tell = async (trade: SandboxTrade): Promise<SandboxTrade> => {
    const telling = tellNow(trade)
    underWay.set(trade.id, telling)
    try {
      return await telling
    } finally {
      underWay.delete(trade.id)
      plan()
    }
  }

  const waiting = () => book.all().filter(({ id, nextAt }) => nextAt !== null && !underWay.has(id))

  const tellDue = async () => {
    const due = waiting().filter(({ nextAt }) => (nextAt ?? 0) <= wallClock())
    await Promise.all(due.map(tell))
    // A timer may be up a moment before the clock says so, and then nothing is due yet.
    plan()
  }

  const plan = () => {
    clearTimeout(timer)
    const next = Math.min(...waiting().map(({ nextAt }) => nextAt ?? 0))
    if (stopped || !Number.isFinite(next)) return
    const wait = Math.max(next - wallClock(), 0)
    timer = setTimeout(() => void tellDue().catch(onError), Math.min(wait, LONGEST_MS)).unref()
  }

  return {
    tell,
    /** Looks at the book and sets the clock for what comes next. */
    plan,
    /** Lets what is under way come to its end, and begins nothing more. */
    async stop() {
      stopped = true
      clearTimeout(timer)
      await Promise.allSettled(underWay.values())
    },
  }
}

export type Notifier = ReturnType<typeof createNotifier>
