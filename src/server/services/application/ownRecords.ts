import type { PersonOwner } from '../../store/repositories/applicationFilter.ts'
import { type CallSubject, isOrgUser } from '../subject.ts'

/** Filter for applications of either category. */
interface Own {
  orgUnitId?: string | undefined
  owner?: PersonOwner | undefined
}

/**
 * Filter for the records a subject sees without a keyword: all for staff with the call's right, the unit's for an
 * organisation user, otherwise those of the account and mobile, or of the mobile proven last; undefined for anonymous
 * callers.
 */
export function ownRecords(subject: CallSubject): Own | undefined {
  if (subject.opensOthers) return {}
  if (isOrgUser(subject)) return { orgUnitId: subject.account?.orgUnitId ?? undefined }
  const owner = personOf(subject)
  return owner && { owner }
}

function personOf({ account, provenMobiles }: CallSubject): PersonOwner | undefined {
  if (account) return { accountId: account.id, mobile: account.mobile ?? undefined }
  const mobile = provenMobiles?.[0]
  return mobile === undefined ? undefined : { mobile }
}
