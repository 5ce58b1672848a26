import { afterPaint, painted } from './afterPaint.ts'

/** What one keystroke cost, in milliseconds. */
export interface Keystroke {
  /** From the event to the end of the handlers and of what they flushed: no layout, no paint. */
  script: number
  /** From the event to the frame that shows the letter, and the message where one is expected. */
  paint: number
}

interface Keys {
  done: Keystroke[]
  /** Resolves when the last keystroke is on screen. */
  settled: Promise<void>
  /** What has to be true of a frame before it counts. */
  expected: () => boolean
}

declare global {
  interface Window {
    keys: Keys
  }
}

/**
 * Times every keystroke of the page. React flushes an input event's updates before the event has bubbled up to the
 * window, so script ends there; what a form does later shows in the paint.
 */
export function watchKeys(): void {
  const keys: Keys = { done: [], settled: Promise.resolve(), expected: () => true }
  let start = 0
  let script = 0
  window.keys = keys
  const begin = () => {
    start = performance.now()
    script = Number.NaN
    keys.settled = afterPaint()
      .then(() => painted(keys.expected))
      .then(() => {
        keys.done.push({ script, paint: performance.now() - start })
      })
  }
  window.addEventListener('keydown', begin, true)
  window.addEventListener('input', () => {
    script = performance.now() - start
  })
}
