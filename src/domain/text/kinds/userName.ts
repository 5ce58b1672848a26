import { LIMITS } from '../../limits.ts'
import { isMobile } from './mobile.ts'

const { min, max } = LIMITS.userName
const USER_NAME = new RegExp(`^[A-Za-z0-9_-]{${min},${max}}$`)

/**
 * "PC user name 1-40 of letters, digits, _ and -" (specification, section 5), and not a mobile number, with hyphens
 * neither: login accepts either, so such a name would be read as another person's number.
 */
export const isUserName = (name: string): boolean =>
  USER_NAME.test(name) && !isMobile(name.replace(/[-_]/g, '').replace(/^(?:00)?86(?=1)/, ''))
