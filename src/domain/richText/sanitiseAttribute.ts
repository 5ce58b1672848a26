import { ownValue } from '#contract/record.ts'
import { COMMON_ATTRIBUTES, RICH_TAGS } from './richTags.ts'

/**
 * What becomes of one attribute of rich text: its value as it may stay, or undefined when it has to go.
 * @param tag and `name` in lower case.
 */
export function sanitiseAttribute(tag: string, name: string, value: string): string | undefined {
  const own = ownValue(RICH_TAGS, tag)
  if (own && Object.hasOwn(own, name)) return ownValue(own, name)?.(value)
  return ownValue(COMMON_ATTRIBUTES, name)?.(value)
}

const OPENS_ELSEWHERE = { target: '_blank', rel: 'noopener noreferrer' }
const CAN_BE_PLAYED = { controls: 'controls' }

/**
 * Attributes that a tag always gets: links open in a new window without access to this one, and media have controls
 * because nothing plays automatically.
 */
export function forcedAttributes(
  tag: string,
  has: (name: string) => boolean,
): Readonly<Record<string, string>> {
  if (tag === 'a' && has('href')) return OPENS_ELSEWHERE
  return tag === 'audio' || tag === 'video' ? CAN_BE_PLAYED : {}
}
