import { timed } from './afterPaint.ts'
import type { BenchCase } from './benchCase.ts'
import { type BenchField, TYPED } from './fields.ts'
import { type Whole, watchWhole } from './watchWhole.ts'

/** Milliseconds from nothing to the form: the configuration read, React done, the first screen painted. */
export interface Mount {
  prepared: number
  js: number
  paint: number
}

/** What the runner finds on `window.bench`, whoever renders the form. */
export interface Driver {
  mount: Mount
  /** Resolves when every field that shows is in the document and painted. */
  whole: Promise<Whole>
  /** How many fields are in the document. */
  count(): number
  focus(key: string): void
  value(key: string): unknown
  message(key: string): string
  /** From now on a keystroke is over when the typed field's message is there, or is gone. */
  expectMessage(there: boolean): void
  /** Presses the other of a controller's first two options; the time until its dependants have come or gone. */
  toggle(controller: string): Promise<{ paint: number; shown: number }>
  /** Asks for submission; the time until so many messages are there and, where asked for, the focus is at one. */
  submit(messages: number, focused?: string): Promise<number>
  /** Presses the button and waits for nothing. */
  press(): void
  submitted(): Record<string, unknown> | undefined
  /** Puts the focus into an input that belongs to nobody. */
  focusBare(): void
}

declare global {
  interface Window {
    bench: Driver
  }
}

interface DriverParts {
  element: Element
  form: BenchCase
  fields: readonly BenchField[]
  start: number
  mount: Mount
}

/** The same questions to every contender, answered by what is in the document. */
export function createDriver({ element, form, fields, start, mount }: DriverParts): Driver {
  const isThere = ({ key }: BenchField): boolean => form.place(key) !== null
  const last = fields.findLast(({ shownBy }) => shownBy === undefined)
  const hasFocus = (key: string) => form.place(key)?.contains(document.activeElement) ?? false
  return {
    mount,
    whole: watchWhole(
      element,
      { start, painted: mount.paint },
      () => last !== undefined && isThere(last),
    ),
    count: () => fields.filter(isThere).length,
    focus: (key) =>
      form.place(key)?.querySelector<HTMLElement>('input, textarea, select, button')?.focus(),
    value: form.value,
    message: form.message,
    expectMessage(there) {
      window.keys.expected = () => (form.message(TYPED) !== '') === there
    },
    async toggle(controller) {
      const dependants = fields.filter(({ shownBy }) => shownBy === controller)
      const shows = dependants.some((field) => !isThere(field))
      const radios = form.place(controller)?.querySelectorAll<HTMLInputElement>('input')
      const other = [...(radios ?? [])].slice(0, 2).find(({ checked }) => !checked)
      const paint = await timed(
        () => other?.click(),
        () => dependants.every((field) => isThere(field) === shows),
      )
      return { paint, shown: dependants.filter(isThere).length }
    },
    submit: (messages, focused) =>
      timed(form.submit, () => form.messages() === messages && (!focused || hasFocus(focused))),
    press: form.submit,
    submitted: form.submitted,
    focusBare() {
      const bare = document.createElement('input')
      document.body.prepend(bare)
      bare.focus()
    },
  }
}
