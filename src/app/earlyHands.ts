declare global {
  /** Queues the targets of input events before hydration (index.html). */
  var early: { push(target: EventTarget | null): unknown } | undefined
}

/** An input event on server-rendered HTML before its component was hydrated. */
interface Deed {
  element: HTMLElement
  /** Child numbers from the root: the page may be drawn anew, at the same places. */
  path: readonly number[]
  /** The last value of a text field, absent for a press: React clears the field on hydration. */
  text?: string
}

/** The maximum wait for the code of a part. */
const PATIENCE_MS = 20_000
const LOOK_EVERY_MS = 30

/**
 * Records input events on server-rendered HTML; the returned function replays them after hydration, in order, each when
 * its component is hydrated. Input typed on a slow line is not lost, and an early press takes effect. Links work
 * without hydration and are not recorded.
 */
export function takeEarlyHands(root: HTMLElement): () => void {
  const deeds: Deed[] = []
  let isAwake = false
  let isLooking = false
  const look = () => {
    repeatFirst(deeds, root)
    isLooking = deeds.length > 0
    if (isLooking) setTimeout(look, LOOK_EVERY_MS)
  }
  const note = (target: EventTarget | null) => {
    const deed = deedOn(target, root)
    if (!deed) return
    const known = deeds.find((earlier) => saysAll(earlier, deed))
    if (known) return void Object.assign(known, deed.text !== undefined && { text: deed.text })
    if (deed.text !== '') deeds.push(deed)
    if (isAwake && !isLooking) look()
  }
  for (const target of Array.isArray(globalThis.early) ? globalThis.early : []) note(target)
  globalThis.early = { push: note }
  return () => {
    isAwake = true
    setTimeout(look)
    setTimeout(() => forget(deeds), PATIENCE_MS)
  }
}

function forget(deeds: Deed[]): void {
  globalThis.early = undefined
  deeds.length = 0
}

/** The same again; or a form sent by a button that was pressed. */
const saysAll = (known: Deed, { element }: Deed): boolean =>
  known.element === element ||
  (element instanceof HTMLFormElement &&
    known.text === undefined &&
    element.contains(known.element))

/**
 * Replays the first event if its element is hydrated; until then it holds up the later ones. One at a time, because
 * React renders typed text, and with it a button that depends on it, only after its effects have run.
 */
function repeatFirst(deeds: Deed[], root: Element): void {
  const [first] = deeds
  const element = first && elementAt(first, root)
  if (!element || !isAlive(element)) return
  repeat(first, element)
  deeds.shift()
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
function isAlive(element: Element): boolean {
  const [, own] = Object.entries(element).find(([key]) => key.startsWith('__reactFiber$')) ?? []
  if (!own || own.alternate) return Boolean(own)
  for (let fiber: Fiber | null = own; fiber; fiber = fiber.return)
    if (fiber.flags & NOT_YET) return false
  return true
}

const TYPED = 'input:not([type="checkbox"], [type="radio"]), textarea'
/** The skip link to the content is handled by a script, so that the address does not change. */
const PRESSED = 'button, input[type="checkbox"], input[type="radio"], [role="tab"], a[href="#main"]'

function deedOn(target: EventTarget | null, root: HTMLElement): Deed | undefined {
  if (!(target instanceof Element) || !root.contains(target)) return undefined
  const typed = target.closest<HTMLInputElement | HTMLTextAreaElement>(TYPED)
  const pressed = target instanceof HTMLFormElement ? target : target.closest<HTMLElement>(PRESSED)
  const element = typed ?? pressed
  if (!element || isAlive(element)) return undefined
  // React hydrates the state it would have rendered itself; the press is replayed afterwards.
  if (element instanceof HTMLInputElement && !typed) element.checked = element.defaultChecked
  return { element, path: pathOf(element, root), ...(typed && { text: typed.value }) }
}

function pathOf(element: Element, root: Element): number[] {
  const parent = element.parentElement
  if (element === root || !parent) return []
  return [...pathOf(parent, root), [...parent.children].indexOf(element)]
}

function elementAt({ element, path }: Deed, root: Element): HTMLElement | undefined {
  const found = path.reduce<Element | undefined>((at, index) => at?.children[index], root)
  return found instanceof HTMLElement && found.tagName === element.tagName ? found : undefined
}

function repeat({ text }: Deed, element: HTMLElement): void {
  if (element instanceof HTMLFormElement) element.requestSubmit()
  else if (text === undefined) element.click()
  else if (element instanceof HTMLTextAreaElement) type(text, element, HTMLTextAreaElement)
  else if (element instanceof HTMLInputElement) type(text, element, HTMLInputElement)
}

/**
 * React tracks the value through the element's own property; setting it through the prototype's counts as typed input.
 */
function type(
  text: string,
  element: HTMLInputElement | HTMLTextAreaElement,
  kind: typeof HTMLInputElement | typeof HTMLTextAreaElement,
): void {
  element.value = ''
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, text)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}
