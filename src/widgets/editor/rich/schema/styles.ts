import type { Attrs } from 'prosemirror-model'
import { sanitiseStyles, styleText } from '#domain/richText/sanitiseStyles.ts'
import { CARRIED } from '#runtime/react/html/carriedStyles.ts'

/** The styles an element of sanitised HTML carries, by property. */
export const stylesOf = (element: HTMLElement): ReadonlyMap<string, string> =>
  new Map(sanitiseStyles(element.getAttribute(CARRIED) ?? ''))

/** The attributes of an element, with a style attribute of the properties that have a value. */
export function styled(
  styles: Readonly<Record<string, unknown>>,
  attributes: Attrs = {},
): Record<string, unknown> {
  const given = Object.entries(styles).flatMap(([property, value]): [string, string][] =>
    typeof value === 'string' ? [[property, value]] : [],
  )
  const style = styleText(given)
  return style === undefined ? { ...attributes } : { ...attributes, style }
}

const RGB = /^rgb\((\d{1,3}),\s*(\d{1,3}),\s*(\d{1,3})\)$/

/** A colour in the palette's notation; browsers return `rgb(…)` for `#…`. */
export function hexOf(colour: string | undefined): string | null {
  const parts = RGB.exec(colour ?? '')?.slice(1)
  if (!parts) return colour ?? null
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}
