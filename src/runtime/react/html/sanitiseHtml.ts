import createPurifier, { type DOMPurify } from 'dompurify'
import { COMMON_ATTRIBUTES, DROPPED_WITH_CONTENT, RICH_TAGS } from '#domain/richText/richTags.ts'
import { forcedAttributes, sanitiseAttribute } from '#domain/richText/sanitiseAttribute.ts'
import { CARRIED, quietHtml } from './carriedStyles.ts'

const ATTRIBUTES = [COMMON_ATTRIBUTES, ...Object.values(RICH_TAGS)].flatMap(Object.keys)

const OPTIONS = {
  ALLOWED_TAGS: Object.keys(RICH_TAGS),
  ALLOWED_ATTR: [...new Set(ATTRIBUTES), CARRIED],
  ADD_URI_SAFE_ATTR: [CARRIED],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  FORBID_CONTENTS: [...DROPPED_WITH_CONTENT],
  RETURN_DOM_FRAGMENT: true as const,
}

/**
 * Sanitises foreign HTML with the allow-list of `domain/richText`, which the server uses, too. Styles remain carried
 * (`carriedStyles.ts`): apply or read them from there.
 */
export const sanitiseHtml = (html: string): DocumentFragment =>
  purifier().sanitize(quietHtml(html), OPTIONS)

let own: DOMPurify | undefined

/** Creates a separate instance, so that our hooks do not affect other users of the library. */
const purifier = (): DOMPurify => {
  own ??= withRules(createPurifier(window))
  return own
}

function withRules(purify: DOMPurify): DOMPurify {
  purify.addHook('uponSanitizeAttribute', (element, attribute) => {
    const name = attribute.attrName === CARRIED ? 'style' : attribute.attrName
    const sanitised = sanitiseAttribute(element.tagName.toLowerCase(), name, attribute.attrValue)
    attribute.keepAttr = sanitised !== undefined && attribute.attrName !== 'style'
    attribute.attrValue = sanitised ?? ''
  })
  purify.addHook('afterSanitizeAttributes', (element) => {
    const tag = element.tagName.toLowerCase()
    for (const [name, value] of Object.entries(
      forcedAttributes(tag, (name) => element.hasAttribute(name)),
    ))
      element.setAttribute(name, value)
  })
  return purify
}
