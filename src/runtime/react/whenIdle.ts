import { afterPress } from './press.ts'

/** Milliseconds after which the task runs even if the browser is busy. */
const AT_LATEST = 1000

/** Runs `task` when the browser is idle; the returned function cancels it. */
export function whenIdle(task: () => void): () => void {
  let isOff = false
  const idle = () => afterPress(() => isOff || task())
  const stop = onceIdle(idle)
  return () => {
    isOff = true
    stop()
  }
}

function onceIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: AT_LATEST })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(task, 50)
  return () => clearTimeout(handle)
}
