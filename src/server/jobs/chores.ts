import { removeExpired } from '#server/base/repositories/expiry.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { PageDocuments } from '#server/modules/configuration/pages/pageDocuments.ts'
import { prepareOverrides } from '#server/modules/configuration/pages/prepareOverrides.ts'
import { sweepFiles } from '#server/modules/files/storage/sweepFiles.ts'
import { endOverduePlans } from '#server/modules/money/instalments/endOverduePlans.ts'
import type { Way } from '#server/modules/money/reminders/contactsOf.ts'
import { scanReminders } from '#server/modules/money/reminders/scanReminders.ts'
import { beginRetention } from '#server/modules/privacy/retention/beginRetention.ts'
import type { FileStore } from '#server/providers/storage/fileStore.ts'
import type { Store } from '#server/store/store.ts'
import type { JobParts } from './jobHandlers.ts'

/** Chores by name. A chore stops early when `ending` aborts; another process then begins it anew. */
export type Chores = Readonly<Record<string, (ending?: AbortSignal) => Promise<void>>>

/**
 * Chores that every start makes due: a new build may have overrides to prepare, and a migration may have left rows to
 * encrypt.
 */
export const AT_START = ['prepareOverrides', 'sealRows']

const KEPT_MS = 24 * 3_600_000

interface ChoreWork {
  store: Store
  /** The database whose societies the chores are for, and `configuration` goes through. */
  shard: Store
  configuration: Configurations
  pages: PageDocuments
  files: FileStore
}

/** Periodic maintenance by name; each checks by itself whether there is work, and doing one twice does no harm. */
export function createChores(parts: ChoreWork, messengers: Pick<JobParts, 'sms' | 'mail'>): Chores {
  const { shard } = parts
  return {
    prepareOverrides: (ending) => prepareOverrides({ ...parts, store: shard }, ending),
    removeExpired: () =>
      shard.txSystem((tx) => removeExpired(tx, new Date(tx.now.getTime() - KEPT_MS))),
    scanReminders: (ending) => scanReminders(parts, waysOf(messengers), ending),
    endOverduePlans: (ending) => endOverduePlans(parts, ending),
    sweepFiles: (ending) => sweepFiles({ ...parts, store: shard }, ending),
    beginRetention: (ending) => beginRetention(parts, ending),
    sealRows: (ending) => shard.encryption.seal(ending),
  }
}

const waysOf = ({ sms, mail }: Pick<JobParts, 'sms' | 'mail'>): ReadonlySet<Way> =>
  new Set<Way>([
    ...(sms.templates.has('reminder') ? ['sms' as const] : []),
    ...(mail ? ['mail' as const] : []),
  ])
