/** What may hold tasks back while something is pressed. */
interface PressGate {
  /** Watches presses until the answer is called. */
  watch(): () => void
  /** Runs `task` now, or once the press under way has been delivered. The answer calls it off. */
  afterPress(task: () => void): () => void
}

const NOTHING = () => {}

/**
 * Open until `press.ts` has been loaded, which forms do, and any page once it is touched: the first load does without
 * that code.
 */
export const pressGate: PressGate = {
  watch: () => NOTHING,
  afterPress(task) {
    task()
    return NOTHING
  },
}

type Subscribe = (listener: () => void) => () => void

/** The same subscription, whose listener is told only between presses; presses are watched while it lasts. */
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
