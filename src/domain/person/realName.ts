import { LIMITS } from '../limits.ts'
import { codePoints } from '../text/codePoints.ts'

/** Dots an input method gives for the separator in a name; only U+00B7 is the standard's. */
const LOOKALIKE_DOTS = /[\u2022\u2027\u2219\u22C5\u30FB\uFF0E\uFF65.]/g

/** The name as it is stored: without blanks around, every look-alike dot written U+00B7. */
export const normaliseRealName = (name: string): string =>
  name.trim().replace(LOOKALIKE_DOTS, '\u00B7')

/** Letters, any Han character (beyond the basic plane, too) and 〇, single dots between them. */
const NAME = /^[A-Za-z\p{Script=Han}〇]+(?:\u00B7[A-Za-z\p{Script=Han}〇]+)*$/u

/** "1-64 of letters, Chinese characters and the dot" (specification, section 5), counted in code points. */
export function isRealName(name: string): boolean {
  const normal = normaliseRealName(name)
  const length = codePoints(normal)
  return length >= LIMITS.realName.min && length <= LIMITS.realName.max && NAME.test(normal)
}
