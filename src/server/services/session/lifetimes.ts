const DAY = 24 * 3600

/** A login ends after a week unused, and after thirty days in any case. */
export const IDLE_SECONDS = 7 * DAY
export const LOGIN_MS = 30 * DAY * 1000

/** The idle limit moves on at most once a minute: each move is a write. */
export const TOUCH_AFTER_MS = 60_000

/** A proven mobile is good for a quarter of an hour (decision 0006). */
export const PROOF_MS = 15 * 60_000

/** A checked recommendation is good for half an hour: long enough for its form (decision 0125). */
export const RECOMMENDATION_MS = 30 * 60_000

/** A ticket in an address is good for a minute at most (specification, section 1 "userToken"; decision 0147). */
export const TICKET_MS = 60_000
