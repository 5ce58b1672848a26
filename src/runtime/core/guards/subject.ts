import type { Subject } from '#domain/ownership.ts'
import type { User } from '../host/session.ts'

/** Who asks, for the ownership rules; a proof past its end proves nothing. */
export function subjectOf(user: User, now: number): Subject {
  const { mobile, objId, expiresAt } = user.proof
  const valid = expiresAt === undefined || Date.parse(expiresAt) > now
  return {
    ...(user.mobile !== undefined && { mobile: user.mobile }),
    ...(user.userType !== undefined && { userType: user.userType }),
    ...(user.orgId !== undefined && { orgId: user.orgId }),
    ...(valid && mobile !== undefined && { provenMobile: mobile }),
    ...(valid && objId !== undefined && { provenObjId: objId }),
  }
}
