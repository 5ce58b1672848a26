import type { ServerParts } from '../serverParts.ts'
import { sweepExports } from '../services/exports/sweepExports.ts'
import type { Way } from '../services/reminders/contactsOf.ts'
import { scanReminders } from '../services/reminders/scanReminders.ts'
import { removeExpired } from '../store/repositories/expiry.ts'
import type { JobParts } from './jobHandlers.ts'

const KEPT_MS = 24 * 3_600_000

/** What has to be looked after by and by; any number of processes may do it. */
export function createChores(
  parts: Pick<ServerParts, 'store' | 'configuration' | 'files'>,
  messengers: Pick<JobParts, 'sms' | 'mail'>,
): (() => Promise<void>)[] {
  const { store } = parts
  return [
    () => store.txSystem((tx) => removeExpired(tx, new Date(tx.now.getTime() - KEPT_MS))),
    () => sweepExports(parts),
    () => scanReminders(parts, waysOf(messengers)),
  ]
}

const waysOf = ({ sms, mail }: Pick<JobParts, 'sms' | 'mail'>): ReadonlySet<Way> =>
  new Set<Way>([
    ...(sms.templates.has('reminder') ? ['sms' as const] : []),
    ...(mail ? ['mail' as const] : []),
  ])
