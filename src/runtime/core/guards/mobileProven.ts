import type { Guard } from './guard.ts'
import { subjectOf } from './subject.ts'

/**
 * `with.mobile` is the user's own or a proven one (specification, section 4 "Join submission").
 * Without `with.mobile` any proven mobile will do; an empty one is never proven.
 */
export const mobileProven: Guard = ({ user, given, now }) => {
  const { mobile, provenMobiles = [] } = subjectOf(user, now)
  const known = [mobile, ...provenMobiles].filter(Boolean)
  return Object.hasOwn(given, 'mobile')
    ? known.some((one) => one === given.mobile)
    : known.length > 0
}
