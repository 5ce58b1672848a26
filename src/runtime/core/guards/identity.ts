import type { Guard } from './guard.ts'
import { subjectOf } from './subject.ts'

/**
 * The user has confirmed the identity within the last 15 minutes: the account's own mobile is among the proven ones, by
 * code or by password. Never satisfied for an account without a mobile.
 */
export const identity: Guard = ({ user, now }) => {
  const { mobile, provenMobiles = [] } = subjectOf(user, now)
  return !mobile || provenMobiles.includes(mobile)
}
