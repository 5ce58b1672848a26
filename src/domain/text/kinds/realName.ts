import { LIMITS } from '../../limits.ts'
import { codePoints } from '../codePoints.ts'

/** Letters, any Han character (beyond the basic plane, too) and 〇, single dots between them. */
const NAME = /^[A-Za-z\p{Script=Han}〇]+(?:\u00B7[A-Za-z\p{Script=Han}〇]+)*$/u

/** "1-64 of letters, Chinese characters and the dot" (specification, section 5), of a clean name, in code points. */
export function isRealName(name: string): boolean {
  const length = codePoints(name)
  return length >= LIMITS.realName.min && length <= LIMITS.realName.max && NAME.test(name)
}
