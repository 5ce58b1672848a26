import { UserType } from '#contract/codes.ts'
import type { Guard } from './guard.ts'

/** An operator of the audit desk. */
export const staff: Guard = ({ user }) => user.userType === UserType.Staff
