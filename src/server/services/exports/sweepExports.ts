import words from '../../messages/exports.json' with { type: 'json' }
import type { ServerParts } from '../../serverParts.ts'
import { deleteFile, listOldFiles } from '../../store/repositories/files.ts'

const KEPT_MS = 24 * 3_600_000
const BATCH = 100
/** What takes the place of an export: a bucket that we may only write to has no removing. */
const EMPTIED = Buffer.from(words.emptied)

/** Empties exports that are older than a day: they hold what members paid. */
export async function sweepExports({
  store,
  files,
}: Pick<ServerParts, 'store' | 'files'>): Promise<void> {
  const old = await store.txSystem((tx) =>
    listOldFiles(tx, 'export', new Date(tx.now.getTime() - KEPT_MS), BATCH),
  )
  for (const { orgId, path } of old) {
    await files.put(path, EMPTIED, 'text/plain')
    await store.tx(orgId, (tx) => deleteFile(tx, path))
  }
}
