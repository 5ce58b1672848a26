import type { Step, TimerSpec } from '#contract/page.ts'
import { ownValue } from '#contract/record.ts'
import type { Host } from '../host/host.ts'

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
  /** Goes on with the deadlines the tab kept. */
  resume(): void
  dispose(): void
}

export interface TimersOptions {
  specs: Readonly<Record<string, TimerSpec>>
  host: Pick<Host, 'clock' | 'keep'>
  /** Under which deadlines marked `keep` survive a reload. */
  keepKey: string
  changed(id: string): void
  ended(steps: readonly Step[]): void
}

const SECOND = 1000

/**
 * Counts down to a deadline: a tab that slept for a minute has lost a minute.
 * A kept deadline that has passed meanwhile ends the timer as soon as the page is there again.
 */
export function createTimers({ specs, host, keepKey, changed, ended }: TimersOptions): Timers {
  const deadlines = new Map<string, number>()
  const ticks = new Map<string, () => void>()
  let state: Record<string, TimerState> = Object.fromEntries(
    Object.keys(specs).map((id) => [id, { left: 0, running: false }]),
  )

  const keyOf = (id: string) => `timer ${keepKey} ${id}`
  const show = (id: string, next: TimerState) => {
    state = { ...state, [id]: next }
    changed(id)
  }
  const forget = (id: string) => {
    ticks.get(id)?.()
    ticks.delete(id)
    deadlines.delete(id)
    if (ownValue(specs, id)?.keep) host.keep.remove(keyOf(id))
  }
  const tick = (id: string) => {
    const rest = (deadlines.get(id) ?? 0) - host.clock.now()
    if (rest <= 0) {
      forget(id)
      show(id, { left: 0, running: false })
      return ended(ownValue(specs, id)?.onEnd ?? [])
    }
    show(id, { left: Math.ceil(rest / SECOND), running: true })
    ticks.set(
      id,
      host.clock.after(rest % SECOND || SECOND, () => tick(id)),
    )
  }
  return {
    get: () => state,
    start(id, ms) {
      forget(id)
      const deadline = host.clock.now() + ms
      deadlines.set(id, deadline)
      if (ownValue(specs, id)?.keep) host.keep.set(keyOf(id), String(deadline))
      tick(id)
    },
    stop(id) {
      if (!deadlines.has(id)) return
      forget(id)
      show(id, { left: 0, running: false })
    },
    resume() {
      for (const [id, spec] of Object.entries(specs)) {
        const kept = spec.keep ? Number(host.keep.get(keyOf(id))) : 0
        if (!(kept > 0)) continue
        deadlines.set(id, kept)
        tick(id)
      }
    },
    dispose() {
      for (const callOff of ticks.values()) callOff()
      ticks.clear()
      deadlines.clear()
    },
  }
}
