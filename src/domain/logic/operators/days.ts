import { dayNumber, dayOperand } from './dayOperand.ts'
import type { StrictOperator } from './definition.ts'

/** `[from, to]` → the days from one date to another, negative backwards; missing when one is no date. */
export const daysOperator: StrictOperator = {
  kind: 'strict',
  operands: [2, 2],
  compute(dates, env) {
    const [from, to] = dates.map((date) => dayOperand(date, env))
    return from === undefined || to === undefined ? null : dayNumber(to) - dayNumber(from)
  },
}
