import { dayOperand } from './dayOperand.ts'
import type { StrictOperator } from './definition.ts'

/**
 * `[date]` → full years from a date until today, `[date, date]` until another; missing when one is no date. A year is
 * full on its anniversary, of 29 February on 1 March.
 */
export const ageOperator: StrictOperator = {
  kind: 'strict',
  operands: [1, 2],
  compute([begin, end = 'now'], env) {
    const [from, to] = [begin, end].map((date) => dayOperand(date, env))
    if (from === undefined || to === undefined) return null
    const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
    return to.slice(4) < from.slice(4) ? years - 1 : years
  },
}
