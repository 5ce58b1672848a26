import type { Guard } from './guard.ts'

/** Nothing stands between the user and the desk: the society waits for no second factor of this account. */
export const secondFactor: Guard = ({ user }) => user.secondFactorDue !== true
