const DAY = 24 * 3600

/** A session ends after 7 days of inactivity, and after 30 days in any case. */
export const IDLE_SECONDS = 7 * DAY
export const LOGIN_MS = 30 * DAY * 1000

/**
 * Accounts with rights stay logged in for 12 hours at most and 30 minutes of inactivity: an unattended desk shows
 * everyone's records (decision 0244).
 */
export const STAFF_IDLE_MS = 30 * 60_000
export const STAFF_LOGIN_MS = 12 * 3600_000

/** The last activity is updated at most once a minute, because each update is a write. */
export const TOUCH_AFTER_MS = 60_000

/** A proof of mobile is valid for 15 minutes (decision 0006). */
export const PROOF_MS = 15 * 60_000

/** A checked recommendation is valid for 30 minutes: long enough for its form (decision 0125). */
export const RECOMMENDATION_MS = 30 * 60_000

/** A link that sets a password is valid for a day. */
export const PASSWORD_LINK_MS = DAY * 1000

/** A ticket in an address is valid for a minute at most (specification, section 1 "userToken"; decision 0147). */
export const TICKET_MS = 60_000
