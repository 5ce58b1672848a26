import { MemberStatus } from '#contract/codes.ts'
import { dayAfter } from './days.ts'

/** How a membership stands by its dates: paid for, past its end but within the society's grace, or lapsed. */
export const STANDINGS = ['valid', 'grace', 'lapsed'] as const
export type MemberStanding = (typeof STANDINGS)[number]

/** `endAt`: last day paid for, YYYY-MM-DD; null for a member of whom nothing is due so far. */
export interface StandingFacts {
  status: string
  endAt: string | null
}

/**
 * The standing of a member on a day; undefined for whoever is none. It is worked out of dates whenever it is asked for,
 * so that a membership ends by itself.
 * @param today YYYY-MM-DD in Beijing
 * @param graceDays days after `endAt` on which a member is still one
 */
export function standingOf(
  { status, endAt }: StandingFacts,
  today: string,
  graceDays: number,
): MemberStanding | undefined {
  if (status !== MemberStatus.Approved) return undefined
  if (endAt === null || today <= endAt) return 'valid'
  return today <= dayAfter(endAt, graceDays) ? 'grace' : 'lapsed'
}
