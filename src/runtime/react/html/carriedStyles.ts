import { keptStyles } from '#domain/richText/keptStyles.ts'

/**
 * The attribute that carries styles through a parser. A strict Content-Security-Policy reports and ignores `style`
 * in anything that is parsed, detached documents too; setting properties through the object model is always allowed.
 */
export const CARRIED = 'data-css'

const STYLE_ELEMENT = /<style\b[^>]*>[\s\S]*?<\/style\s*>/gi
const TAG = /<[a-z](?:[^"'<>]|"[^"]*"|'[^']*')*>/gi
const REPORTED_OR_QUOTED = /("[^"]*"|'[^']*')|([\s/"'])(style|on[a-z]+)(?=\s*=)/gi

/**
 * HTML written so that parsing it is reported to nobody: styles are carried, style elements and handlers are gone.
 * This is no sanitising. What it cannot make out stays as it is and is sanitised with the rest.
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
