import createPurifier, { type DOMPurify } from 'dompurify'
import { forcedAttributes, keptAttribute } from '#domain/richText/keptAttribute.ts'
import { COMMON_ATTRIBUTES, DROPPED_WITH_CONTENT, RICH_TAGS } from '#domain/richText/richTags.ts'
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
 * HTML that is not ours as elements, with nothing but what the allow-list of `domain/richText` names, judged by the
 * rules the server has. Styles are still carried (`carriedStyles.ts`): apply them, or read them from there.
 */
export const sanitiseHtml = (html: string): DocumentFragment =>
  purifier().sanitize(quietHtml(html), OPTIONS)

let own: DOMPurify | undefined

/** An instance of our own, so that our rules meet nobody else's HTML. */
const purifier = (): DOMPurify => {
  own ??= withRules(createPurifier(window))
  return own
}

function withRules(purify: DOMPurify): DOMPurify {
  purify.addHook('uponSanitizeAttribute', (element, attribute) => {
    const name = attribute.attrName === CARRIED ? 'style' : attribute.attrName
    const kept = keptAttribute(element.tagName.toLowerCase(), name, attribute.attrValue)
    attribute.keepAttr = kept !== undefined && attribute.attrName !== 'style'
    attribute.attrValue = kept ?? ''
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
