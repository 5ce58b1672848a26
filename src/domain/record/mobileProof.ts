import { MemberCategory } from '#contract/codes.ts'
import type { Subject } from './ownership.ts'

/** The parts of a submission that decide whether its mobile number must be verified first. */
export interface MobileClaim {
  mobile?: string
  oneMemberCode?: string
}

/**
 * "On submission the form mobile must match the validated mobile or the user's mobile (unless group type 02),
 * else the mobile-validation dialog opens" (specification, section 5). A form without a mobile has none to prove.
 */
export function needsMobileProof(claim: MobileClaim, subject: Subject): boolean {
  if (claim.oneMemberCode === MemberCategory.Group || !claim.mobile) return false
  return claim.mobile !== subject.mobile && !subject.provenMobiles?.includes(claim.mobile)
}
