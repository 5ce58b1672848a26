import type { Subject } from '#domain/record/ownership.ts'
import type { User } from '../ports/session.ts'

/** Returns the subject of the ownership rules; an expired proof is ignored. */
export function subjectOf(user: User, now: number): Subject {
  const { mobile, expiresAt, earlier = [] } = user.proof
  const lasts = (until: string | undefined) => until === undefined || Date.parse(until) > now
  const provenMobiles = [{ mobile, expiresAt }, ...earlier].flatMap((one) =>
    one.mobile !== undefined && lasts(one.expiresAt) ? [one.mobile] : [],
  )
  return {
    ...(user.mobile !== undefined && { mobile: user.mobile }),
    ...(user.userType !== undefined && { userType: user.userType }),
    ...(user.orgId !== undefined && { orgId: user.orgId }),
    ...(provenMobiles.length > 0 && { provenMobiles }),
  }
}
