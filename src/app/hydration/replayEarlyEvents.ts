declare global {
  /** Queues input events before hydration (index.html). */
  var early: { push(event: Event): unknown } | undefined
}

/** An input event on server-rendered HTML before its component was hydrated. */
interface EarlyEvent {
  element: HTMLElement
  /** The last value of a text field, absent for a press: React clears the field on hydration. */
  text?: string
  /** State of a checkbox or radio after a press. */
  checked?: boolean
}

/** The maximum wait for the code of a part. */
const HYDRATION_TIMEOUT_MS = 20_000
const POLL_MS = 30

/**
 * Records input events on server-rendered HTML; the returned function replays them after hydration, in order, each when
 * its component is hydrated. Input typed on a slow line is not lost, and an early press takes effect. Links work
 * without hydration and are not recorded.
 */
export function recordEarlyEvents(root: HTMLElement): () => void {
  const events: EarlyEvent[] = []
  let isHydrating = false
  let isPolling = false
  let isReplaying = false
  const next = () => {
    isReplaying = true
    replayFirst(events)
    isReplaying = false
  }
  const poll = () => {
    next()
    isPolling = events.length > 0
    if (isPolling) setTimeout(poll, POLL_MS)
  }
  /** An event that React handles itself came after those that wait: what was typed before it is replayed now. */
  const catchUp = () => {
    while (!isReplaying && events[0]?.text !== undefined && isHydrated(events[0].element)) next()
  }
  /** Discards the recorded text of a field that is typed in again: its present value is newer. */
  const forgetText = ({ target, type }: Event) => {
    const at = type === 'input' ? events.findIndex(({ element }) => element === target) : -1
    if (at >= 0 && !isReplaying) events.splice(at, 1)
  }
  /** React hydrates a part for a press, and handles the press, when only that was missing: it must not come twice. */
  const leaveToReact = (event: EarlyEvent) => {
    const at = events.indexOf(event)
    if (at < 0 || !isHydrated(event.element)) return
    events.splice(at, 1)
    if (event.checked !== undefined) setPast(event.element, 'checked', event.checked)
    catchUp()
  }
  const record = (heard: Event) => {
    const event = eventOn(heard.target, root)
    if (!event) {
      forgetText(heard)
      return catchUp()
    }
    const recorded = events.find((earlier) => covers(earlier, event))
    if (recorded)
      return void Object.assign(recorded, event.text !== undefined && { text: event.text })
    if (event.text !== '') events.push(event)
    // Reached after React's own listener, unless React has stopped the press because its part cannot be hydrated yet.
    if (event.text === undefined)
      event.element.addEventListener(heard.type, () => leaveToReact(event), REACHED)
    if (isHydrating && !isPolling) poll()
  }
  for (const event of Array.isArray(globalThis.early) ? globalThis.early : []) record(event)
  globalThis.early = { push: record }
  return () => {
    isHydrating = true
    setTimeout(poll)
    setTimeout(() => stopRecording(events), HYDRATION_TIMEOUT_MS)
  }
}

const REACHED = { capture: true, once: true } as const

function stopRecording(events: EarlyEvent[]): void {
  globalThis.early = undefined
  events.length = 0
}

/** Returns whether an event was recorded already: the same element, or the form of a submit button that was pressed. */
const covers = (recorded: EarlyEvent, { element }: EarlyEvent): boolean =>
  recorded.element === element ||
  (element instanceof HTMLFormElement &&
    recorded.text === undefined &&
    element.contains(recorded.element))

/**
 * Replays the first event once its element is hydrated; until then it holds up the later ones. One at a time, because
 * React renders typed text, and with it a button that depends on it, only after its effects have run. An event is
 * dropped with its element: what was rendered in its place may do something else.
 */
function replayFirst(events: EarlyEvent[]): void {
  const [first] = events
  if (!first) return
  const { isConnected } = first.element
  if (isConnected && !isHydrated(first.element)) return
  events.shift()
  if (isConnected) replay(first)
}

/** The part of React's internal fiber that shows whether an element is hydrated. */
interface Fiber {
  alternate: Fiber | null
  return: Fiber | null
  flags: number
}

/** React's flags of fibers that are about to be placed, or to be hydrated. */
const NOT_YET = 0b10 | 0b1_0000_0000_0000

/**
 * Returns whether React handles the element's events. A lazy part gets its fiber long before it is hydrated, and until
 * then React drops its events, so the flags decide, as in React itself.
 */
function isHydrated(element: Element): boolean {
  const [, own] = Object.entries(element).find(([key]) => key.startsWith('__reactFiber$')) ?? []
  if (!own || own.alternate) return Boolean(own)
  for (let fiber: Fiber | null = own; fiber; fiber = fiber.return)
    if (fiber.flags & NOT_YET) return false
  return true
}

const TYPED = 'input:not([type="checkbox"], [type="radio"]), textarea'
/** The skip link to the content is handled by a script, so that the address does not change. */
const PRESSED = 'button, input[type="checkbox"], input[type="radio"], [role="tab"], a[href="#main"]'

function eventOn(target: EventTarget | null, root: HTMLElement): EarlyEvent | undefined {
  if (!(target instanceof Element) || !root.contains(target)) return undefined
  const typed = target.closest<HTMLInputElement | HTMLTextAreaElement>(TYPED)
  const pressed = target instanceof HTMLFormElement ? target : target.closest<HTMLElement>(PRESSED)
  const element = typed ?? pressed
  if (!element || isHydrated(element)) return undefined
  if (typed) return { element, text: typed.value }
  if (!(element instanceof HTMLInputElement)) return { element }
  const { checked } = element
  // React hydrates the state it would have rendered itself; the press is replayed afterwards.
  element.checked = element.defaultChecked
  return { element, checked }
}

function replay({ element, text }: EarlyEvent): void {
  if (element instanceof HTMLFormElement) element.requestSubmit()
  else if (text === undefined) element.click()
  else type(text, element as HTMLInputElement | HTMLTextAreaElement)
}

/** React tracks a property through the element's own; what is set through the prototype's counts as done by a person. */
function setPast(element: HTMLElement, name: 'checked' | 'value', value: unknown): void {
  const prototype: object = Object.getPrototypeOf(element)
  Object.getOwnPropertyDescriptor(prototype, name)?.set?.call(element, value)
}

function type(text: string, element: HTMLInputElement | HTMLTextAreaElement): void {
  element.value = ''
  setPast(element, 'value', text)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}
