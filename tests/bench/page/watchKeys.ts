import { afterPaint, painted } from './afterPaint.ts'

/** What one keystroke cost, in milliseconds. */
export interface Keystroke {
  /** Handlers of its events, and what they flushed, committed: no editing by the browser, no layout, no paint. */
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

/** The events of a key that puts a letter into an input, until the letter is there. */
const EVENTS = ['keydown', 'keypress', 'beforeinput', 'input'] as const

/**
 * Times every keystroke of the page. The window hears of an event first, and last: what handlers in between did, and
 * what React rendered for them, is script. What a form does later than that shows in the paint alone.
 */
export function watchKeys(): void {
  const keys: Keys = { done: [], settled: Promise.resolve(), expected: () => true }
  window.keys = keys
  let script = 0
  let heard = 0
  window.addEventListener(
    'keydown',
    () => {
      script = 0
      keys.settled = settle(keys, () => script)
    },
    true,
  )
  for (const name of EVENTS) {
    window.addEventListener(name, () => (heard = performance.now()), true)
    window.addEventListener(name, () => (script += performance.now() - heard))
  }
}

async function settle(keys: Keys, script: () => number): Promise<void> {
  const start = performance.now()
  await afterPaint()
  await painted(keys.expected)
  keys.done.push({ script: script(), paint: performance.now() - start })
}
