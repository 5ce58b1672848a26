/** Delays tasks during a press. */
interface PressGate {
  /** Watches presses until the returned function is called. */
  watch(): () => void
  /** Runs `task` now, or after the current press. The returned function cancels it. */
  afterPress(task: () => void): () => void
}

const NOTHING = () => {}

/**
 * Runs tasks at once until `press.ts` is loaded, by forms or at the first touch; the first load does without that code.
 */
export const pressGate: PressGate = {
  watch: () => NOTHING,
  afterPress(task) {
    task()
    return NOTHING
  },
}

type Subscribe = (listener: () => void) => () => void

/** Wraps a subscription so that its listener runs only between presses; presses are watched while it lasts. */
export const betweenPresses =
  (subscribe: Subscribe): Subscribe =>
  (listener) => {
    const unwatch = pressGate.watch()
    let callOff = NOTHING
    const end = subscribe(() => {
      callOff = pressGate.afterPress(listener)
    })
    return () => {
      end()
      callOff()
      unwatch()
    }
  }
