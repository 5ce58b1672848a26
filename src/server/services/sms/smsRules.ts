import { LIMITS } from '#domain/limits.ts'

/** Codes: six digits, five minutes, five tries (design, section 5). */
export const CODE_TTL_MS = 5 * 60_000
export const CODE_TRIES = 5

const HOUR = 3600
const DAY = 24 * HOUR

/** Codes to one number, whatever for: 1 a countdown of the button, 5 an hour, 10 a day, as the providers count. */
export const PER_MOBILE = [
  { seconds: LIMITS.codeCountdownMs / 1000, limit: 1 },
  { seconds: HOUR, limit: 5 },
  { seconds: DAY, limit: 10 },
] as const

/** Codes asked for from one address, sent or not: against somebody who has many numbers. */
export const PER_IP = { seconds: HOUR, limit: 60 }
/** Codes an organisation really sends. */
export const PER_ORG = { seconds: DAY, limit: 20_000 }

/** Guesses of codes and searches for members from one address, whatever they answer. */
export const GUESSES_PER_IP = { seconds: 600, limit: 60 }
export const LOOKUPS_PER_IP = { seconds: 600, limit: 240 }
