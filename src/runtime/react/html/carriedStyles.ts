import { sanitiseStyles } from '#domain/richText/sanitiseStyles.ts'

/**
 * Attribute that carries styles through the parser. A strict Content-Security-Policy reports and ignores `style`
 * attributes in parsed HTML, also in detached documents; properties set through the object model are always allowed.
 */
export const CARRIED = 'data-css'

const STYLE_ELEMENT = /<style\b[^>]*>[\s\S]*?<\/style\s*>/gi
const TAG = /<[a-z](?:[^"'<>]|"[^"]*"|'[^']*')*>/gi
const REPORTED_OR_QUOTED = /("[^"]*"|'[^']*')|([\s/"'])(style|on[a-z]+)(?=\s*=)/gi

/**
 * Rewrites HTML so that parsing it causes no policy reports: styles are carried, style elements and handlers removed.
 * This is not sanitising; anything unrecognised is kept for the sanitiser.
 */
export const quietHtml = (html: string): string =>
  html.replace(STYLE_ELEMENT, '').replace(TAG, (tag) =>
    tag.replace(
      REPORTED_OR_QUOTED,
      (whole, quoted: string | undefined, before: string, name: string) => {
        if (quoted !== undefined) return whole
        return `${before}${name.toLowerCase() === 'style' ? CARRIED : 'data-off'}`
      },
    ),
  )

/** Sets carried styles, as far as rich text allows them. */
export function applyStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${CARRIED}]`)) {
    for (const [property, value] of sanitiseStyles(element.getAttribute(CARRIED) ?? ''))
      element.style.setProperty(property, value)
    element.removeAttribute(CARRIED)
  }
  for (const media of root.querySelectorAll<HTMLElement>(
    'img[width][height], video[width][height]',
  ))
    keepShape(media)
}

/** Sets the aspect ratio of an image or video from its two sizes, so that it is kept when there is less room. */
export function keepShape(media: HTMLElement): void {
  const [width, height] = [media.getAttribute('width'), media.getAttribute('height')]
  if (Number(width) > 0 && Number(height) > 0)
    media.style.setProperty('aspect-ratio', `${width} / ${height}`)
}
