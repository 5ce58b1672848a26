import { type CallSubject, isOrgUser } from '../subject.ts'

/** A filter of applications of either category. */
interface Own {
  orgUnitId?: string | undefined
  mobile?: string | undefined
}

/**
 * The records somebody sees without naming one: staff with the call's right everybody's, an organisation user the unit's, others those of
 * their own mobile, or of the one proven last; undefined for nobody in particular.
 */
export function ownRecords(subject: CallSubject): Own | undefined {
  if (subject.opensOthers) return {}
  if (isOrgUser(subject)) return { orgUnitId: subject.account?.orgUnitId ?? undefined }
  const mobile = subject.account?.mobile ?? subject.provenMobiles?.[0]
  return mobile ? { mobile } : undefined
}
