import { PayRefused } from './payProvider.ts'

/** The longest published schedule repeats for 25 hours. */
const OLDEST_MS = 26 * 3600_000
const AHEAD_MS = 300_000

/** When a notification says that it was sent must be a time to believe (decision 0172); throws `PayRefused` where it is not. */
export function mustBeRecent(sentAt: Date, now: Date): void {
  const age = now.getTime() - sentAt.getTime()
  if (age > OLDEST_MS || age < -AHEAD_MS) throw new PayRefused('TIME', 'too old, or ahead of time')
}
