import { jobActivity } from '#server/base/activity/jobActivity.ts'
import type { FileStore } from '#server/providers/storage/fileStore.ts'
import type { Store, SystemTx } from '#server/store/store.ts'
import {
  claimUnusedFiles,
  deleteSwept,
  type FileName,
  listNamedFiles,
} from '../repositories/files.ts'

/** Time in ms for which an unattached or detached file is kept. */
const KEPT_MS = 24 * 3_600_000
const BATCH = 200

/**
 * Deletes files in one database that nothing has referred to for a day, including grants never used. A batch is claimed
 * and committed first: from then on no submission can attach its files, and after a crash the next sweep continues. A
 * file the storage fails to delete stays claimed.
 */
export async function sweepFiles(
  { store, files }: { store: Store; files: FileStore },
  ending?: AbortSignal,
): Promise<void> {
  const failed: unknown[] = []
  for (;;) {
    const claimed = await store.txSystem(async (tx) => {
      const before = new Date(tx.now.getTime() - KEPT_MS)
      const named = await listNamedFiles(tx)
      const unused = await claimUnusedFiles(tx, { before, limit: BATCH, named })
      await enterSwept(tx, unused)
      return unused
    })
    for (const file of claimed) await remove(file).catch((error) => failed.push(error))
    if (claimed.length < BATCH || failed.length > 0 || ending?.aborted) break
  }
  if (failed.length > 0) throw failed[0]

  async function remove(file: FileName): Promise<void> {
    await files.remove(file.path)
    await store.txSystem((tx) => deleteSwept(tx, file))
  }
}

/** Logs for each organisation how many files were deleted. */
async function enterSwept(tx: SystemTx, files: readonly FileName[]): Promise<void> {
  const counts = new Map<string, number>()
  for (const { orgId } of files) counts.set(orgId, (counts.get(orgId) ?? 0) + 1)
  for (const [orgId, rows] of counts) {
    const activity = jobActivity('sweepFiles')
    activity.note({ detail: { rows } })
    await activity.enter(tx.of(orgId))
  }
}
