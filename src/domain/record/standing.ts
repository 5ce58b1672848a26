import { MemberStatus } from '#contract/codes.ts'
import { dayAfter } from '../time/days.ts'

/** The membership by its dates: paid for, past its end but within the society's grace period, or lapsed. */
export const STANDINGS = ['valid', 'grace', 'lapsed'] as const
export type MemberStanding = (typeof STANDINGS)[number]

/** `endAt`: last day paid for, YYYY-MM-DD; null for a member of whom nothing is due so far. */
export interface StandingFacts {
  status: string
  endAt: string | null
}

/**
 * Returns the standing of a member on a day; undefined when the person is not a member. It is computed from dates on
 * every call, so that a membership ends without a job.
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
