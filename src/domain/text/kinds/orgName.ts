import { LIMITS } from '../../limits.ts'
import { codePoints } from '../codePoints.ts'

const ORG_NAME = /^[A-Za-z0-9\p{Script=Han}〇·_]+$/u

/** "1-64 of letters, digits, Chinese, 〇, ·, _" (specification, section 5), counted in code points. */
export const isOrgName = (name: string): boolean =>
  codePoints(name) <= LIMITS.orgName.max && ORG_NAME.test(name)
