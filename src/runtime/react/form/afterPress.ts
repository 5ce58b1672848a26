import { isButtonPressed } from './isButtonPressed.ts'

/** A press that is never released, such as one dragged out of the window, keeps nothing waiting longer. */
const LONGEST = 1000

/**
 * Runs `task` now, or when the press on a button that is under way is over. A message that comes with leaving a field
 * moves what stands below it, and a button that moves away between press and release is not clicked.
 */
export function afterPress(element: Element, task: () => void): void {
  if (!isButtonPressed(element)) {
    task()
    return
  }
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    task()
  }
  element.ownerDocument.addEventListener('mouseup', () => setTimeout(once), {
    once: true,
    capture: true,
  })
  setTimeout(once, LONGEST)
}
