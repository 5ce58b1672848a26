import type { Guard } from './guard.ts'
import { subjectOf } from './subject.ts'

/**
 * `with.mobile` is the user's own or the proven one (specification, section 4 "Join submission").
 * Without `with.mobile` any proven mobile will do; an empty one is never proven.
 */
export const mobileProven: Guard = ({ user, given, now }) => {
  const { mobile, provenMobile } = subjectOf(user, now)
  if (!Object.hasOwn(given, 'mobile')) return Boolean(mobile ?? provenMobile)
  const wanted = given.mobile
  return Boolean(wanted) && (wanted === mobile || wanted === provenMobile)
}
