import { PayRefused } from './payProvider.ts'

/** The longest published schedule repeats for 25 hours. */
const OLDEST_MS = 26 * 3600_000
const AHEAD_MS = 300_000

/**
 * Throws `PayRefused` unless the time a notification claims to be sent at is credible: at most 26 hours old and five
 * minutes ahead (decision 0172).
 */
export function mustBeRecent(sentAt: Date, now: Date): void {
  const age = now.getTime() - sentAt.getTime()
  if (age > OLDEST_MS || age < -AHEAD_MS) throw new PayRefused('TIME', 'too old, or ahead of time')
}
