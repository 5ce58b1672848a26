import { pressGate } from './pressGate.ts'

/** Milliseconds within which the click of a lifted finger or pen arrives; a mouse clicks in the task of its release. */
const TAP_FOLLOWS = 400
/** Milliseconds after which a press whose end was never seen holds nothing back any more. */
const LONGEST = 5000

interface Press {
  element: Element | undefined
  /** The pointer is up; only its click is still to come. */
  isReleased: boolean
  /** Ends the press where no click does. */
  timer: ReturnType<typeof setTimeout>
}

let press: Press | undefined
let watchers = 0
const waiting = new Set<() => void>()

/** What is being pressed, inside shadow roots too; undefined between presses, or while nobody watches them. */
export const pressedElement = (): Element | undefined => press?.element

/**
 * Runs `task` now, or once the press under way has been delivered: a control that moves away between press and release
 * is not clicked (decision 0200). A task that waits already is not run twice. The answer calls it off.
 */
export function afterPress(task: () => void): () => void {
  if (press) waiting.add(task)
  else task()
  return () => waiting.delete(task)
}

/** Watches until the answer is called; however many watch, the window is listened to once. */
export function watchPresses(): () => void {
  if (watchers === 0) for (const [name, hear] of HEARD) addEventListener(name, hear, LISTENING)
  watchers += 1
  return () => {
    watchers -= 1
    if (watchers > 0) return
    for (const [name, hear] of HEARD) removeEventListener(name, hear, LISTENING)
    finish()
  }
}

/** First on the window: nothing below can keep it from being heard, and a click is flushed before it is handled. */
const LISTENING = { capture: true, passive: true } as const

/** A second finger presses nothing. */
const isOther = (event: Event): boolean => 'isPrimary' in event && event.isPrimary === false

const isTouch = (event: Event): boolean => 'pointerType' in event && event.pointerType !== 'mouse'

function begin(event: Event): void {
  if (isOther(event)) return
  clearTimeout(press?.timer)
  const [target] = event.composedPath()
  const element = target instanceof Element ? target : undefined
  press = { element, isReleased: false, timer: setTimeout(finish, LONGEST) }
}

function release(event: Event): void {
  if (!press || isOther(event)) return
  clearTimeout(press.timer)
  press.isReleased = true
  press.timer = setTimeout(finish, isTouch(event) ? TAP_FOLLOWS : 0)
}

function finish(): void {
  clearTimeout(press?.timer)
  press = undefined
  const tasks = [...waiting]
  waiting.clear()
  for (const task of tasks) task()
}

function cancel(event: Event): void {
  if (!isOther(event)) finish()
}

/** A pointer that moves about with nothing held down was released where no event of it came from. */
function hover(event: Event): void {
  if (press && !press.isReleased && 'buttons' in event && event.buttons === 0) finish()
}

/** Elements lose the focus in every press; the window, only to another one. */
function blur({ target }: Event): void {
  if (!(target instanceof Element)) finish()
}

/** Mouse events too: after a tap they come once more, and it is they that take the focus away. */
const HEARD: readonly [string, (event: Event) => void][] = [
  ['pointerdown', begin],
  ['mousedown', begin],
  ['pointermove', hover],
  ['pointerup', release],
  ['mouseup', release],
  ['click', finish],
  ['auxclick', finish],
  ['contextmenu', finish],
  ['pointercancel', cancel],
  ['blur', blur],
]

Object.assign(pressGate, { watch: watchPresses, afterPress })
