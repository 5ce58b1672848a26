import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/doctor.json' with { type: 'json' }
import type { Outgoing } from '#server/providers/outgoing/outgoing.ts'
import { bad, type Examined, good, warning } from '../examined.ts'

/** Seconds by which clocks may differ: signatures of providers are refused at five minutes, codes by the second factor at one. */
const APART = { warning: 5, bad: 60 }

/** Another machine's time, and ours when it was asked and when it had answered, all in epoch milliseconds. */
export interface ClockReading {
  what: string
  theirs: number
  asked: number
  answered: number
}

/**
 * Smallest possible difference of the clocks, in milliseconds: the other one was read at some moment between question
 * and answer.
 */
const apart = ({ theirs, asked, answered }: ClockReading): number =>
  Math.max(0, asked - theirs, theirs - answered)

/** Compares this machine's clock with each of the others. */
export const clocksCheck = (readings: readonly ClockReading[]): Examined[] =>
  readings.map((reading) => {
    const seconds = Math.round(apart(reading) / 1000)
    const { what } = reading
    const line = fill(words.clock, { what, seconds })
    if (seconds > APART.bad) return bad(line)
    return seconds > APART.warning ? warning(line) : good(line)
  })

/**
 * Wraps a `fetch` to record the clock of every host it requests, by the `Date` of the response. The readings are
 * complete once the requests are.
 */
export function clockNoting(fetch: Outgoing): {
  fetch: Outgoing
  readings: () => ClockReading[]
} {
  const byHost = new Map<string, ClockReading>()
  return {
    async fetch(address, init) {
      const asked = Date.now()
      const answer = await fetch(address, init)
      const theirs = Date.parse(answer.headers.get('date') ?? '')
      const { host } = new URL(address)
      if (!Number.isNaN(theirs))
        byHost.set(host, { what: host, theirs, asked, answered: Date.now() })
      return answer
    },
    readings: () => [...byHost.values()],
  }
}
