import type { Guard } from './guard.ts'

/** The society does not require a second factor that this account still lacks. */
export const secondFactor: Guard = ({ user }) => user.secondFactorDue !== true
