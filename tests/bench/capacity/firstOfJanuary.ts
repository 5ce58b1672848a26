import type { Kind } from './measureCosts.ts'

/** All societies together on the first of January, when terms have ended: how often each kind is done that day. */
export interface Day {
  societies: number
  members: number
  counts: Record<Kind | 'page', number>
  /** Reminders that are due at once in the morning, and go out behind everything else. */
  reminders: number
}

/** What is assumed of people; each is a guess that an operator can replace by what `/metrics` tells. */
const ASSUMED = {
  /** Members who come to the site that day. */
  visitors: 0.04,
  /** Of them, those who pay at once. */
  payers: 0.4,
  pages: 6,
  reads: 8,
  /** The others are found by a status query. */
  logins: 0.5,
  /** Applications a thousand members. */
  applications: 0.5,
  staff: 3,
  staffLists: 100,
  /** Members who are reminded that their term has ended. */
  reminded: 0.6,
}

export function firstOfJanuary(societies: number, members: number): Day {
  const visits = members * ASSUMED.visitors
  const payments = visits * ASSUMED.payers
  const applications = (members / 1000) * ASSUMED.applications
  return {
    societies,
    members,
    counts: {
      page: visits * ASSUMED.pages,
      read: visits * ASSUMED.reads,
      query: visits * (1 - ASSUMED.logins),
      login: visits * ASSUMED.logins,
      // A code for each who is not logged in, before what is theirs shows.
      message: visits * (1 - ASSUMED.logins),
      staffList: societies * ASSUMED.staff * ASSUMED.staffLists,
      payment: payments,
      application: applications,
    },
    reminders: members * ASSUMED.reminded,
  }
}

/** The busiest hour has this share of a day, and its busiest minute this many times the hour's mean. */
const PEAK_HOUR = 0.12
const PEAK_MINUTE = 2

/** How many come in a second of the busiest minute. */
export const perSecond = (count: number): number => ((count * PEAK_HOUR) / 3600) * PEAK_MINUTE
