import type { Step } from '#contract/page.ts'
import { ownValue } from '#contract/record.ts'
import type { Host } from '../host/host.ts'
import { createDeadlines, type DeadlinesOptions } from './deadlines.ts'
import type { Reader } from './reader.ts'

/** Read as `page.timers.<id>`. */
export interface TimerState {
  /** Whole seconds, rounded up; 0 when not running. */
  left: number
  running: boolean
}

export interface Timers {
  get(): Readonly<Record<string, TimerState>>
  /** Starts anew, or stops without running `onEnd`. */
  start(id: string, ms: number): void
  stop(id: string): void
  /** Goes on with the deadlines the tab kept, and follows what timers are `per`. */
  resume(): void
  dispose(): void
}

export interface TimersOptions extends DeadlinesOptions {
  host: Pick<Host, 'clock' | 'keep'>
  reader: Pick<Reader, 'resolve' | 'watch'>
  changed(id: string): void
  ended(steps: readonly Step[]): void
}

const SECOND = 1000
const AT_REST: TimerState = { left: 0, running: false }

/**
 * Counts down to a deadline: a tab that slept for a minute has lost a minute.
 * A kept deadline that has passed meanwhile ends the timer as soon as the page is there again. A timer that is `per`
 * something shows the deadline of the value at hand; one of another value passes without a word.
 */
export function createTimers(options: TimersOptions): Timers {
  const { specs, host, reader, changed, ended } = options
  const deadlines = createDeadlines(options)
  const ticks = new Map<string, () => void>()
  const stops: (() => void)[] = []
  let state: Record<string, TimerState> = Object.fromEntries(
    Object.keys(specs).map((id) => [id, AT_REST]),
  )

  const show = (id: string, next: TimerState) => {
    state = { ...state, [id]: next }
    changed(id)
  }
  const rest = (id: string) => {
    ticks.get(id)?.()
    ticks.delete(id)
  }
  const forget = (id: string) => {
    rest(id)
    deadlines.remove(id)
  }
  const leftOf = (id: string) => (deadlines.get(id) ?? 0) - host.clock.now()
  const tick = (id: string) => {
    const left = leftOf(id)
    if (left <= 0) {
      forget(id)
      show(id, AT_REST)
      return ended(ownValue(specs, id)?.onEnd ?? [])
    }
    show(id, { left: Math.ceil(left / SECOND), running: true })
    ticks.set(
      id,
      host.clock.after(left % SECOND || SECOND, () => tick(id)),
    )
  }
  const follow = (id: string) => {
    rest(id)
    if (leftOf(id) > 0) return tick(id)
    deadlines.remove(id)
    if (ownValue(state, id)?.running) show(id, AT_REST)
  }
  return {
    get: () => state,
    start(id, ms) {
      forget(id)
      deadlines.set(id, host.clock.now() + ms)
      tick(id)
    },
    stop(id) {
      if (deadlines.get(id) === undefined) return
      forget(id)
      show(id, AT_REST)
    },
    resume() {
      for (const [id, { per }] of Object.entries(specs)) {
        if (deadlines.get(id) !== undefined) tick(id)
        stops.push(reader.watch([per], () => follow(id)))
      }
    },
    dispose() {
      for (const stop of [...stops, ...ticks.values()]) stop()
      ticks.clear()
    },
  }
}
