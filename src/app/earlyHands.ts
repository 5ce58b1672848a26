declare global {
  /** Takes the targets of what is pressed and typed before there is anybody to answer (index.html). */
  var early: { push(target: EventTarget | null): unknown } | undefined
}

/** What a visitor did to a part of a drawn page before its script was there. */
interface Deed {
  element: HTMLElement
  /** Child numbers from the root: the page may be drawn anew, at the same places. */
  path: readonly number[]
  isTyped: boolean
}

/** How long the code of a part may take to come. */
const PATIENCE_MS = 20_000
const LOOK_EVERY_MS = 30

/**
 * Takes down what is done to the page the server drew until its parts answer for themselves; the function it gives
 * does everything again, in order, each when its part is alive. Nothing typed is lost on a slow line, and a button
 * pressed early acts. Links need none of it: they work by themselves.
 */
export function takeEarlyHands(root: HTMLElement): () => void {
  const deeds: Deed[] = []
  let isAwake = false
  let isLooking = false
  const look = () => {
    repeatInOrder(deeds, root)
    isLooking = deeds.length > 0
    if (isLooking) setTimeout(look, LOOK_EVERY_MS)
  }
  const note = (target: EventTarget | null) => {
    const deed = deedOn(target, root)
    if (!deed || deeds.some((known) => saysAll(known, deed))) return
    deeds.push(deed)
    if (isAwake && !isLooking) look()
  }
  for (const target of Array.isArray(globalThis.early) ? globalThis.early : []) note(target)
  globalThis.early = { push: note }
  return () => {
    isAwake = true
    look()
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
  (element instanceof HTMLFormElement && !known.isTyped && element.contains(known.element))

/** The first that waits holds up what was done after it. */
function repeatInOrder(deeds: Deed[], root: Element): void {
  for (let next = deeds[0]; next; next = deeds[0]) {
    const element = elementAt(next, root)
    if (!element || !isAlive(element)) return
    repeat(next, element)
    deeds.shift()
  }
}

/** React leaves a mark on what it answers for, and drops what is pressed where it does not yet. */
const isAlive = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'))

const TYPED = 'input:not([type="checkbox"], [type="radio"]), textarea'
const PRESSED = 'button, input[type="checkbox"], input[type="radio"], [role="tab"]'

function deedOn(target: EventTarget | null, root: HTMLElement): Deed | undefined {
  if (!(target instanceof Element) || !root.contains(target)) return undefined
  const typed = target.closest<HTMLInputElement | HTMLTextAreaElement>(TYPED)
  const pressed = target instanceof HTMLFormElement ? target : target.closest<HTMLElement>(PRESSED)
  const element = typed ?? pressed
  if (!element || isAlive(element) || typed?.value === '') return undefined
  // React takes over what it would have drawn itself; the press is repeated then.
  if (element instanceof HTMLInputElement && !typed) element.checked = element.defaultChecked
  return { element, path: pathOf(element, root), isTyped: typed !== null }
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

function repeat({ element: before, isTyped }: Deed, element: HTMLElement): void {
  if (element instanceof HTMLFormElement) element.requestSubmit()
  else if (!isTyped) element.click()
  else if (before instanceof HTMLTextAreaElement) type(before.value, element, HTMLTextAreaElement)
  else if (before instanceof HTMLInputElement) type(before.value, element, HTMLInputElement)
}

/** React remembers what it last saw through the element's own property; what its kind's property sets is typed. */
function type(
  text: string,
  element: HTMLElement,
  kind: typeof HTMLInputElement | typeof HTMLTextAreaElement,
): void {
  if (!(element instanceof kind)) return
  element.value = ''
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, text)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}
