declare global {
  /** Takes the targets of what is pressed and typed before there is anybody to answer (index.html). */
  var early: { push(target: EventTarget | null): unknown } | undefined
}

/** What a visitor did to a part of a drawn page before its script was there. */
interface Deed {
  element: HTMLElement
  /** Child numbers from the root: the page may be drawn anew, at the same places. */
  path: readonly number[]
  /** What a field held last, absent of what was pressed: React empties a field when it takes it over. */
  text?: string
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
 * The first that waits holds up what was done after it. One at a time: React draws what was typed, and with it the
 * press that needs it, only after its effects have run.
 */
function repeatFirst(deeds: Deed[], root: Element): void {
  const [first] = deeds
  const element = first && elementAt(first, root)
  if (!element || !isAlive(element)) return
  repeat(first, element)
  deeds.shift()
}

/** As much of React's own record of an element as tells whether it answers for it. */
interface Fiber {
  alternate: Fiber | null
  return: Fiber | null
  flags: number
}

/** React's flags of what is about to be placed, and of what is about to be taken over from the server's page. */
const NOT_YET = 0b10 | 0b1_0000_0000_0000

/**
 * Whether React answers for it. A part that waits for its code is marked long before it is taken over, and until then
 * React drops what is done to it: so the flags count by which React itself tells the two apart.
 */
function isAlive(element: Element): boolean {
  const [, own] = Object.entries(element).find(([key]) => key.startsWith('__reactFiber$')) ?? []
  if (!own || own.alternate) return Boolean(own)
  for (let fiber: Fiber | null = own; fiber; fiber = fiber.return)
    if (fiber.flags & NOT_YET) return false
  return true
}

const TYPED = 'input:not([type="checkbox"], [type="radio"]), textarea'
/** The way to the content is taken by a script, so that it leaves no trace in the address. */
const PRESSED = 'button, input[type="checkbox"], input[type="radio"], [role="tab"], a[href="#main"]'

function deedOn(target: EventTarget | null, root: HTMLElement): Deed | undefined {
  if (!(target instanceof Element) || !root.contains(target)) return undefined
  const typed = target.closest<HTMLInputElement | HTMLTextAreaElement>(TYPED)
  const pressed = target instanceof HTMLFormElement ? target : target.closest<HTMLElement>(PRESSED)
  const element = typed ?? pressed
  if (!element || isAlive(element)) return undefined
  // React takes over what it would have drawn itself; the press is repeated then.
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

/** React remembers what it last saw through the element's own property; what its kind's property sets is typed. */
function type(
  text: string,
  element: HTMLInputElement | HTMLTextAreaElement,
  kind: typeof HTMLInputElement | typeof HTMLTextAreaElement,
): void {
  element.value = ''
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, text)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}
