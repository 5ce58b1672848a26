import { ownValue } from '#contract/record.ts'

/** What React puts before the content because it belongs into the head: title, icon, preloads. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)+/
const STYLE = / style="([^"]*)"/g
/** As often as outweighs any rule of ours, as a style attribute would. */
const WEIGHT = '[data-css]'.repeat(5)

interface Markup {
  head: string
  body: string
  /** One rule for every set of declarations. */
  styles: string
}

/**
 * Markup of React as it may stand in a document with a strict Content-Security-Policy: style attributes are refused
 * in anything that is parsed, so what they say stands in `data-css` and in a rule; the browser turns it back before
 * it takes over (`applyDrawnStyles`).
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
