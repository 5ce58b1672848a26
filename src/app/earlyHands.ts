declare global {
  /** Targets of what was pressed and typed before there was anybody to answer (index.html). */
  var early: EventTarget[] | undefined
}

/** What a visitor did to a drawn page before the scripts were there. */
interface Deed {
  /** Child numbers from the root: the page may be drawn anew, at the same places. */
  path: readonly number[]
  tag: string
  /** What was typed; absent where something was pressed. */
  text?: string
}

/**
 * Takes down what was done to the page the server drew, and undoes it: React takes over what it would have drawn
 * itself. The answer does everything again, on the page that is alive.
 * Nothing typed is lost on a slow line, and a button pressed early acts. Links need none of it: they work by themselves.
 */
export function takeEarlyHands(root: HTMLElement): () => void {
  const targets = new Set(globalThis.early ?? [])
  globalThis.early = undefined
  const deeds = [...targets].flatMap((target) => deedOn(target, root))
  return () => repeatInOrder(deeds, root, performance.now() + PATIENCE_MS)
}

/** How long the code of a part may take to come. */
const PATIENCE_MS = 20_000

/** Parts whose code is not there yet come alive later than the page; what was done after them waits, too. */
function repeatInOrder(deeds: readonly Deed[], root: Element, until: number): void {
  const [next, ...rest] = deeds
  if (!next || performance.now() > until) return
  const element = elementAt(next, root)
  if (element && isAlive(element)) {
    repeat(next, element)
    repeatInOrder(rest, root, until)
  } else setTimeout(() => repeatInOrder(deeds, root, until), 30)
}

/** React leaves a mark on what it answers for, and drops what is pressed where it does not yet. */
const isAlive = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'))

const TYPED = 'input:not([type="checkbox"], [type="radio"]), textarea'
const PRESSED = 'button, input[type="checkbox"], input[type="radio"], [role="tab"]'

function deedOn(target: EventTarget, root: HTMLElement): Deed[] {
  if (!(target instanceof Element) || !root.contains(target)) return []
  const typed = target.closest<HTMLInputElement | HTMLTextAreaElement>(TYPED)
  const element = typed ?? target.closest(PRESSED)
  if (!element || (typed && typed.value === typed.defaultValue)) return []
  const deed = { path: pathOf(element, root), tag: element.tagName }
  if (element instanceof HTMLInputElement && !typed) element.checked = element.defaultChecked
  if (!typed) return [deed]
  const text = typed.value
  typed.value = typed.defaultValue
  return [{ ...deed, text }]
}

function pathOf(element: Element, root: Element): number[] {
  const parent = element.parentElement
  if (element === root || !parent) return []
  return [...pathOf(parent, root), [...parent.children].indexOf(element)]
}

function elementAt({ path, tag }: Deed, root: Element): HTMLElement | undefined {
  const element = path.reduce<Element | undefined>((at, index) => at?.children[index], root)
  return element instanceof HTMLElement && element.tagName === tag ? element : undefined
}

function repeat({ tag, text }: Deed, element: HTMLElement): void {
  if (text === undefined) element.click()
  else type(text, element, tag === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement)
}

/** React listens to the element's own property; what is set by that of its kind counts as typed. */
function type(text: string, element: HTMLElement, kind: { prototype: HTMLElement }): void {
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, text)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}
