import type { Guard } from './guard.ts'
import { subjectOf } from './subject.ts'

/**
 * The user has shown within the last quarter of an hour to be who logged in: the account's own mobile is among the
 * proven ones, whether by a code or by the password. An account without a mobile has nothing to show.
 */
export const identity: Guard = ({ user, now }) => {
  const { mobile, provenMobiles = [] } = subjectOf(user, now)
  return !mobile || provenMobiles.includes(mobile)
}
