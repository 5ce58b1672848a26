import type { Guard } from './guard.ts'

/** Somebody is logged in. */
export const login: Guard = ({ user }) => user.id !== undefined
