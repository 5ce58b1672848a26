import { UserType } from '#contract/codes.ts'
import type { Guard } from './guard.ts'

/** An organisation user of some unit (specification, section 4: userType '2' with an orgId). */
export const orgUser: Guard = ({ user }) =>
  user.id !== undefined && user.userType === UserType.Organisation && Boolean(user.orgId)
