import type { Clock } from '../ports/clock.ts'

/** Milliseconds from a change to saving, however many more changes come: nothing is saved more often. */
export const SAVE_AFTER = 1000

export interface Saver {
  /** Something changed. Costs nothing while a saving is due already. */
  ask(): void
  /** Nothing is due any more: it was saved at once, or need not be. */
  callOff(): void
}

/** Saves after a change, in a task of its own that waits for the browser to be idle. */
export function createSaver(
  clock: Clock,
  idle: (run: () => void) => () => void,
  save: () => void,
): Saver {
  /** Set while a saving is due. */
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
