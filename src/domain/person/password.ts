import { LIMITS } from '../limits.ts'

const { min, max } = LIMITS.password
const PASSWORD = new RegExp(`^[A-Za-z0-9_-]{${min},${max}}$`)

/** "6-16 of letters, digits, underscore, hyphen" (specification, section 5). */
export const isPassword = (password: string): boolean => PASSWORD.test(password)
