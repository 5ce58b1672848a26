import type { Clock } from '../ports/clock.ts'

/** Milliseconds from the first change to saving; further changes do not postpone it. */
export const SAVE_AFTER = 1000

export interface Saver {
  /** Schedules a save; does nothing while one is scheduled. */
  ask(): void
  /** Cancels the scheduled save: it is done already, or not needed. */
  callOff(): void
}

/** Debounces saving, in a task that waits for the browser to be idle. */
export function createSaver(
  clock: Clock,
  idle: (run: () => void) => () => void,
  save: () => void,
): Saver {
  /** Set while a save is scheduled. */
  let callOff: (() => void) | undefined
  const run = () => {
    callOff = undefined
    save()
  }
  const whenIdle = () => {
    const end = idle(run)
    if (callOff) callOff = end
  }
  return {
    ask() {
      callOff ??= clock.after(SAVE_AFTER, whenIdle)
    },
    callOff() {
      callOff?.()
      callOff = undefined
    },
  }
}
