import { tabStore } from '../browser/browserStorage.ts'

const KEY = 'typed text'
/** Fields with typed text, without those that must not be stored, such as passwords. */
const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="file"], [type="password"]), textarea'

interface Kept {
  /** Path and query of the page. */
  at: string
  /** Fields by their place among all of the page. */
  texts: [place: number, text: string][]
}

type Field = HTMLInputElement | HTMLTextAreaElement

const here = (): string => location.pathname + location.search
const fields = (): Field[] => [...document.querySelectorAll<Field>(FIELDS)]

/** Stores the text in the page's fields when it is left, for the return to the same page in this tab. */
export function keepTypedText(): void {
  const at = here()
  const keep = () => {
    const texts = fields().flatMap(({ value }, place): Kept['texts'] =>
      value === '' ? [] : [[place, value]],
    )
    if (texts.length > 0) tabStore.setItem(KEY, JSON.stringify({ at, texts } satisfies Kept))
  }
  addEventListener('pagehide', keep, { once: true })
}

/**
 * Restores stored text in the same fields of the server's HTML, as if typed anew: it is recorded with the other events
 * before hydration. A field that already has text keeps it.
 */
export function restoreTypedText(): void {
  const text = tabStore.getItem(KEY)
  if (!text) return
  tabStore.removeItem(KEY)
  const { at, texts } = JSON.parse(text) as Kept
  if (at !== here()) return
  const all = fields()
  for (const [place, value] of texts) {
    const field = all[place]
    if (!field || field.value !== field.defaultValue || field.value === value) continue
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
