import { pressGate } from './pressGate.ts'

/** Milliseconds after which a busy browser is taken for idle. */
const AT_LATEST = 1000

/** Runs `task` when browser and person have nothing better to do; the returned function calls it off. */
export function whenIdle(task: () => void): () => void {
  let isOff = false
  const idle = () => pressGate.afterPress(() => isOff || task())
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
