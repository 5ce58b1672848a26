import { LIMITS } from '#domain/limits.ts'

/** Codes: six digits, five minutes, five tries (design, section 5). */
export const CODE_TTL_MS = 5 * 60_000
/** Five per network, so that a stranger elsewhere cannot use up a person's code; thirty guesses hit one in 33,000. */
export const CODE_TRIES = { own: 5, all: 30 }

const HOUR = 3600
const DAY = 24 * HOUR

/**
 * Codes to one number for any purpose: 1 per countdown of the button, 5 an hour, 10 a day, as the providers limit them.
 */
export const PER_MOBILE = [
  { seconds: LIMITS.codeCountdownMs / 1000, limit: 1 },
  { seconds: HOUR, limit: 5 },
  { seconds: DAY, limit: 10 },
] as const

/** Codes requested from one address before each further one requires proof of work. */
export const FREE_PER_IP = { name: 'smsFree', seconds: HOUR, limit: 3 }
/** Codes requested from one address, sent or not: limits callers with many numbers. */
export const PER_IP = { name: 'sms', seconds: HOUR, limit: 60 }
/** Codes sent per organisation. */
export const PER_ORG = { seconds: DAY, limit: 20_000 }

/** Guessed codes from one address, successful or not. */
export const GUESSES_PER_IP = { name: 'code', seconds: 600, limit: 60 }
