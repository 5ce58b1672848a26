import { fill } from '#domain/text/fill.ts'
import words from '../../messages/doctor.json' with { type: 'json' }
import type { Outgoing } from '../../providers/outgoing/outgoing.ts'
import { bad, type Examined, good, warning } from '../examined.ts'

/** Seconds by which clocks may differ: signatures of providers are refused at five minutes, codes by the second factor at one. */
const APART = { warning: 5, bad: 60 }

/** Another machine's time, and when it was read, both in epoch milliseconds. */
export interface ClockReading {
  what: string
  theirs: number
  ours: number
}

/** Compares this machine's clock with each of the others. */
export const clocksCheck = (readings: readonly ClockReading[]): Examined[] =>
  readings.map(({ what, theirs, ours }) => {
    const seconds = Math.round(Math.abs(theirs - ours) / 1000)
    const line = fill(words.clock, { what, seconds })
    if (seconds > APART.bad) return bad(line)
    return seconds > APART.warning ? warning(line) : good(line)
  })

/**
 * A `fetch` that notes the clock of every host it asks, by the `Date` of the answer: the readings are complete once the
 * requests are.
 */
export function clockNoting(fetch: Outgoing): {
  fetch: Outgoing
  readings: () => ClockReading[]
} {
  const byHost = new Map<string, ClockReading>()
  return {
    async fetch(address, init) {
      const answer = await fetch(address, init)
      const theirs = Date.parse(answer.headers.get('date') ?? '')
      const { host } = new URL(address)
      if (!Number.isNaN(theirs)) byHost.set(host, { what: host, theirs, ours: Date.now() })
      return answer
    },
    readings: () => [...byHost.values()],
  }
}
