import { ownValue } from '#contract/record.ts'

/** Elements React hoists before the content because they belong in the head: title, icon, preloads. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)+/
const STYLE = / style="([^"]*)"/g
/** Repetition of the selector that outweighs any rule of the style sheets, as a style attribute would. */
const WEIGHT = '[data-css]'.repeat(5)

interface Markup {
  head: string
  body: string
  /** One rule for every set of declarations. */
  styles: string
}

/**
 * Splits React's markup for a document with a strict Content-Security-Policy, which blocks style attributes in parsed
 * HTML: they become `data-css` and a rule; the browser restores them before hydration (`applyDrawnStyles`).
 */
export function splitMarkup(markup: string): Markup {
  const head = HOISTED.exec(markup)?.[0] ?? ''
  const rules = new Map<string, string>()
  const body = markup.slice(head.length).replace(STYLE, (_, escaped: string) => {
    const css = unescaped(escaped)
    rules.set(css, `[data-css=${cssString(css)}]${WEIGHT}{${css}}`)
    return ` data-css="${escaped}"`
  })
  return { head, body, styles: [...rules.values()].join('') }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

const unescaped = (text: string): string =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ownValue(ENTITIES, entity) ?? entity)

const cssString = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`
