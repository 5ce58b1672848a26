import type { Step, TimerSpec } from '#contract/page.gen.ts'
import { ownValue } from '#contract/record.ts'
import type { Ports } from '../ports/ports.ts'
import type { Reader } from '../scope/reader.ts'

/** Read as `page.timers.<id>`. */
export interface TimerState {
  /** Whole seconds, rounded up; 0 when not running. */
  left: number
  running: boolean
}

export interface Timers {
  get(): Readonly<Record<string, TimerState>>
  /** Restarts a timer, or stops it without running `onEnd`. */
  start(id: string, ms: number): void
  stop(id: string): void
  /** Continues with deadlines from the tab's storage, and follows the values of `per`. */
  resume(): void
  dispose(): void
}

export interface TimersOptions {
  specs: Readonly<Record<string, TimerSpec>>
  host: Pick<Ports, 'clock' | 'tabStorage'>
  reader: Pick<Reader, 'resolve' | 'watch'>
  pageId: string
  /** Storage key of deadlines marked `keep`, which survive a reload; those of a value under the page's id. */
  storageKey: string
  changed(id: string): void
  ended(steps: readonly Step[]): void
}

const SECOND = 1000
const AT_REST: TimerState = { left: 0, running: false }

/**
 * Counts down to a deadline, so time passes while the tab sleeps. A stored deadline that has passed meanwhile ends the
 * timer as soon as the page is back. A timer with `per` shows the deadline of the current value; those of other values
 * expire silently.
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

/** Deadlines of a page's timers: one per timer, or with `per` one per value, of which one is current. */
interface Deadlines {
  /** Returns the deadline of the current value, also from the tab's storage. */
  get(id: string): number | undefined
  set(id: string, deadline: number): void
  remove(id: string): void
}

function createDeadlines({ specs, host, reader, pageId, storageKey }: TimersOptions): Deadlines {
  const deadlines = new Map<string, number>()
  const isSaved = (id: string) => ownValue(specs, id)?.keep === true
  const keyOf = (id: string) => {
    const per = ownValue(specs, id)?.per
    return per === undefined
      ? `timer ${storageKey} ${id}`
      : `timer ${pageId} ${id} ${reader.resolve(per)}`
  }
  return {
    get(id) {
      const key = keyOf(id)
      const saved = isSaved(id) ? Number(host.tabStorage.get(key)) : 0
      return deadlines.get(key) ?? (saved > 0 ? saved : undefined)
    },
    set(id, deadline) {
      deadlines.set(keyOf(id), deadline)
      if (isSaved(id)) host.tabStorage.set(keyOf(id), String(deadline))
    },
    remove(id) {
      deadlines.delete(keyOf(id))
      if (isSaved(id)) host.tabStorage.remove(keyOf(id))
    },
  }
}
