const TOUCHES = ['pointerdown', 'keydown'] as const

let touched = false
const waiting = new Set<() => void>()

/**
 * Runs `task` at the person's first touch of the page, or at once if that has happened: code needed only for actions is
 * loaded while the finger is still down. The returned function cancels it.
 */
export function afterTouch(task: () => void): () => void {
  if (touched) {
    task()
    return () => {}
  }
  if (waiting.size === 0) for (const touch of TOUCHES) addEventListener(touch, tell, CAPTURE)
  waiting.add(task)
  return () => waiting.delete(task)
}

const CAPTURE = { once: true, capture: true } as const

function tell(): void {
  touched = true
  for (const task of waiting) task()
  waiting.clear()
}
