declare global {
  /** The last pointer event before the scripts had loaded (index.html). */
  var pointer: PointerEvent | undefined
}

/**
 * Milliseconds within which a click follows the release of a finger or pen; a mouse clicks in the task of its release.
 */
const TAP_FOLLOWS = 400
/** Milliseconds after which a press whose end was not observed no longer delays anything. */
const LONGEST = 5000

interface Press {
  element: Element | undefined
  /** True when the pointer is up and only its click is pending. */
  isReleased: boolean
  /** Ends the press if no click does. */
  timer: ReturnType<typeof setTimeout>
}

let press: Press | undefined
let isWatching = false
const waiting = new Set<() => void>()

/**
 * Returns the pressed element, also inside shadow roots; undefined between presses, or while presses are not watched.
 */
export const pressedElement = (): Element | undefined => press?.element

/**
 * Runs `task` now, or after the current press has been delivered: a control that moves between press and release would
 * not be clicked (decision 0200). A waiting task is not queued twice. The returned function cancels it.
 */
export function afterPress(task: () => void): () => void {
  if (press) waiting.add(task)
  else task()
  return () => waiting.delete(task)
}

/** Resolves now, or after the current press. */
export const pressEnd = (): Promise<void> => new Promise(afterPress)

/** Watches presses from now on. */
function watchPresses(): void {
  if (isWatching) return
  isWatching = true
  for (const [name, hear] of HEARD) addEventListener(name, hear, LISTENING)
}

/** Capturing on the window: no other handler can stop the event, and waiting tasks run before a click is handled. */
const LISTENING = { capture: true, passive: true } as const

/** True for additional fingers, which are ignored. */
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

/** A pointer moving with no button down was released outside the page. */
function hover(event: Event): void {
  if (press && !press.isReleased && 'buttons' in event && event.buttons === 0) finish()
}

/** Elements lose the focus in every press; the window only when another window takes it. */
function blur({ target }: Event): void {
  if (!(target instanceof Element)) finish()
}

/** Includes mouse events: after a tap they fire again, and they move the focus. */
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

type Subscribe = (listener: () => void) => () => void

/** Wraps a subscription so that its listener runs only between presses, which are watched from then on. */
export const betweenPresses =
  (subscribe: Subscribe): Subscribe =>
  (listener) => {
    watchPresses()
    let callOff = () => {}
    const end = subscribe(() => {
      callOff = afterPress(listener)
    })
    return () => {
      end()
      callOff()
    }
  }

/** Watches presses from now on, one included that began before this code had loaded; resolves when none is under way. */
export async function firstPressEnd(): Promise<void> {
  watchPresses()
  const { pointer } = globalThis
  if (pointer?.type === 'pointerdown') begin(pointer)
  await pressEnd()
}
