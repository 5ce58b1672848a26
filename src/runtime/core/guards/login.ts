import type { Guard } from './guard.ts'

/** A user is logged in. */
export const login: Guard = ({ user }) => user.id !== undefined
