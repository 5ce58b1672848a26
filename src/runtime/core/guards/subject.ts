import type { Subject } from '#domain/ownership.ts'
import type { User } from '../host/session.ts'

/** Who asks, for the ownership rules; a proof past its end proves nothing. */
export function subjectOf(user: User, now: number): Subject {
  const { mobile, expiresAt, objId, objExpiresAt } = user.proof
  const lasts = (until: string | undefined) => until === undefined || Date.parse(until) > now
  return {
    ...(user.mobile !== undefined && { mobile: user.mobile }),
    ...(user.userType !== undefined && { userType: user.userType }),
    ...(user.orgId !== undefined && { orgId: user.orgId }),
    ...(lasts(expiresAt) && mobile !== undefined && { provenMobile: mobile }),
    ...(lasts(objExpiresAt) && objId !== undefined && { provenObjId: objId }),
  }
}
