import { ownValue } from '#contract/record.ts'

/** One declaration of a style attribute: property and value, both in lower case. */
export type Declaration = readonly [property: string, value: string]

const LENGTH = /^\d{1,3}(?:\.\d{1,3})?(?:px|pt|em|rem)$/
const COLOUR = /^(?:#[0-9a-f]{3,8}|rgba?\([\d\s,./%]{1,40}\)|[a-z]{3,22})$/
const SIZE = /^(?:auto|\d{1,4}(?:\.\d{1,3})?(?:px|%))$/

/**
 * The allowed CSS properties of rich text with the pattern of their values. No value can contain an address, leave its
 * position on the page, or contain a second declaration.
 */
const STYLES: Readonly<Record<string, RegExp>> = {
  'text-align': /^(?:left|right|center|justify|start|end)$/,
  'text-indent': LENGTH,
  'line-height': /^(?:normal|\d{1,3}(?:\.\d{1,3})?(?:px|pt|em|%)?)$/,
  'font-size': /^(?:(?:xx?-)?(?:small|large)|medium|\d{1,3}(?:\.\d{1,3})?(?:px|pt|em|rem|%))$/,
  'font-weight': /^(?:normal|bold|bolder|[1-9]00)$/,
  'font-style': /^(?:normal|italic|oblique)$/,
  'text-decoration': /^(?:none|underline|line-through|underline line-through)$/,
  'text-decoration-line': /^(?:none|underline|line-through|underline line-through)$/,
  color: COLOUR,
  'background-color': COLOUR,
  'vertical-align': /^(?:baseline|sub|super|top|middle|bottom)$/,
  'margin-left': LENGTH,
  'padding-left': LENGTH,
  width: SIZE,
  height: SIZE,
}

const isAllowed = ([property, value]: Declaration): boolean =>
  ownValue(STYLES, property)?.test(value) ?? false

/** The declarations of a style attribute that rich text may have; of a repeated property the last one. */
export function sanitiseStyles(style: string): readonly Declaration[] {
  const declarations = style.split(';').map((declaration): Declaration => {
    const [property = '', ...value] = declaration.split(':')
    return [property.trim().toLowerCase(), value.join(':').trim().toLowerCase()]
  })
  return [...new Map(declarations.filter(isAllowed))]
}

/** Declarations as the text of a style attribute; undefined when there are none. */
export const styleText = (declarations: readonly Declaration[]): string | undefined =>
  declarations.map(([property, value]) => `${property}: ${value}`).join('; ') || undefined
