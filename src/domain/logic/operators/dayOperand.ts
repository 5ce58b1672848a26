import { dayOf } from '../../time/dateFormat.ts'
import { dayIn } from '../../time/dayIn.ts'
import type { LogicEnv } from '../env.ts'

/** An operand as a day, YYYY-MM-DD: a written date, or `now`. Undefined for anything else. */
export function dayOperand(operand: unknown, { now }: LogicEnv): string | undefined {
  if (operand === 'now') return dayOf(now)
  return typeof operand === 'string' ? dayIn(operand) : undefined
}

/** A day's distance from 1970 in days. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000
