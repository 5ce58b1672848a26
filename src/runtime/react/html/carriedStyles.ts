import { keptStyles } from '#domain/richText/keptStyles.ts'

/**
 * The attribute that carries styles through a parser. A strict Content-Security-Policy reports and ignores `style`
 * in anything that is parsed, detached documents too; setting properties through the object model is always allowed.
 */
export const CARRIED = 'data-css'

const TAG = /<[a-z](?:[^"'<>]|"[^"]*"|'[^']*')*>/gi
const STYLE_OR_QUOTED = /("[^"]*"|'[^']*')|([\s/"'])style(?=\s*=)/gi

/**
 * HTML whose style attributes are written so that they can be parsed. A tag it cannot make out stays as it is: it is
 * still sanitised, and merely loses its styles.
 */
export const carryStyles = (html: string): string =>
  html.replace(TAG, (tag) =>
    tag.replace(STYLE_OR_QUOTED, (whole, quoted: string | undefined, before: string) =>
      quoted === undefined ? `${before}${CARRIED}` : whole,
    ),
  )

/** Turns what was carried into styles, as far as rich text may have them. */
export function applyStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${CARRIED}]`)) {
    for (const [property, value] of keptStyles(element.getAttribute(CARRIED) ?? ''))
      element.style.setProperty(property, value)
    element.removeAttribute(CARRIED)
  }
  for (const media of root.querySelectorAll<HTMLElement>(
    'img[width][height], video[width][height]',
  ))
    keepShape(media)
}

/** Its two sizes give the shape of a picture or film, so that it keeps it where there is less room. */
export function keepShape(media: HTMLElement): void {
  const [width, height] = [media.getAttribute('width'), media.getAttribute('height')]
  if (Number(width) > 0 && Number(height) > 0)
    media.style.setProperty('aspect-ratio', `${width} / ${height}`)
}
