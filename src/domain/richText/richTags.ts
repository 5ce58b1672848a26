import { sanitiseLink, sanitiseSource } from './sanitiseAddress.ts'
import { sanitiseStyles, styleText } from './sanitiseStyles.ts'

/** Returns the sanitised value of an attribute; undefined removes the attribute. */
type AttributeSanitiser = (value: string) => string | undefined
type AttributeSanitisers = Readonly<Record<string, AttributeSanitiser>>

const matching =
  (pattern: RegExp): AttributeSanitiser =>
  (value) =>
    pattern.test(value) ? value : undefined

const text = matching(/^[^<>]{1,1000}$/)
const count = matching(/^\d{1,3}$/)
const length = matching(/^\d{1,4}(?:\.\d{1,3})?%?$/)
const controls: AttributeSanitiser = () => 'controls'

/** Allowed on every tag. */
export const COMMON_ATTRIBUTES: AttributeSanitisers = {
  style: (value) => styleText(sanitiseStyles(value)),
  title: text,
  align: matching(/^(?:left|right|center|justify)$/i),
}

const NONE: AttributeSanitisers = {}
const SIZED: AttributeSanitisers = { width: length, height: length }
const CELL: AttributeSanitisers = {
  ...SIZED,
  colspan: count,
  rowspan: count,
  valign: matching(/^[a-z]{3,8}$/i),
}
const PLAYED: AttributeSanitisers = { src: sanitiseSource, controls }

/**
 * The allowed tags of rich text, with their attributes besides the common ones. The sanitisers of browser and server
 * both read only this table, so neither lets through what the other removes.
 */
export const RICH_TAGS: Readonly<Record<string, AttributeSanitisers>> = {
  p: NONE,
  div: NONE,
  section: NONE,
  article: NONE,
  h1: NONE,
  h2: NONE,
  h3: NONE,
  h4: NONE,
  h5: NONE,
  h6: NONE,
  blockquote: NONE,
  pre: NONE,
  ul: NONE,
  ol: { start: count },
  li: NONE,
  dl: NONE,
  dt: NONE,
  dd: NONE,
  hr: NONE,
  br: NONE,
  figure: NONE,
  figcaption: NONE,
  a: { href: sanitiseLink, download: text },
  span: NONE,
  b: NONE,
  strong: NONE,
  i: NONE,
  em: NONE,
  u: NONE,
  s: NONE,
  strike: NONE,
  del: NONE,
  ins: NONE,
  mark: NONE,
  small: NONE,
  sub: NONE,
  sup: NONE,
  abbr: NONE,
  cite: NONE,
  q: NONE,
  code: NONE,
  kbd: NONE,
  samp: NONE,
  ruby: NONE,
  rt: NONE,
  rp: NONE,
  wbr: NONE,
  img: { ...SIZED, src: sanitiseSource, alt: matching(/^[^<>]{0,1000}$/) },
  audio: PLAYED,
  video: { ...SIZED, ...PLAYED, poster: sanitiseSource },
  source: { src: sanitiseSource, type: matching(/^(?:audio|video)\/[\w.+-]{1,40}$/) },
  table: { ...SIZED, border: count, cellpadding: count, cellspacing: count },
  caption: NONE,
  colgroup: { span: count },
  col: { ...SIZED, span: count },
  thead: NONE,
  tbody: NONE,
  tfoot: NONE,
  tr: NONE,
  th: { ...CELL, scope: matching(/^(?:row|col|rowgroup|colgroup)$/i) },
  td: CELL,
}

/** Tags removed together with their content; other disallowed tags are unwrapped and keep their content. */
export const DROPPED_WITH_CONTENT: readonly string[] = [
  'script',
  'style',
  'svg',
  'math',
  'iframe',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'object',
  'textarea',
  'select',
  'option',
  'title',
  'head',
  'xmp',
  'plaintext',
]
