import sanitizeHtml, { type Attributes } from 'sanitize-html'
import { COMMON_ATTRIBUTES, DROPPED_WITH_CONTENT, RICH_TAGS } from '#domain/richText/richTags.ts'
import { forcedAttributes, sanitiseAttribute } from '#domain/richText/sanitiseAttribute.ts'

/**
 * Sanitises rich text for storage and delivery: keeps only what the allow-list of `domain/richText` permits, by its
 * rules.
 */
export const cleanHtml = (html: string): string => sanitizeHtml(html, OPTIONS)

function sanitisedAttributes(tag: string, attributes: Attributes): Attributes {
  const allowed = Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    const sanitised = sanitiseAttribute(tag, name, value)
    return sanitised === undefined ? [] : [[name, sanitised]]
  })
  const own = Object.fromEntries(allowed)
  return { ...own, ...forcedAttributes(tag, (name) => Object.hasOwn(own, name)) }
}

const FORCED = ['target', 'rel']

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(RICH_TAGS),
  allowedAttributes: {
    '*': [...Object.keys(COMMON_ATTRIBUTES), ...FORCED],
    ...Object.fromEntries(Object.entries(RICH_TAGS).map(([tag, own]) => [tag, Object.keys(own)])),
  },
  // Styles and addresses are checked above, by the same rules as in the browser; the library's own checks could differ.
  parseStyleAttributes: false,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  selfClosing: ['img', 'br', 'hr', 'wbr', 'col', 'source'],
  nonTextTags: [...DROPPED_WITH_CONTENT],
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: sanitisedAttributes(tagName, attribs) }),
  },
}
