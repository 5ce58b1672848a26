import { RefusalCode } from '#contract/envelope.ts'
import { countEvent } from '#server/base/repositories/rateLimits.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Tx } from '#server/store/store.ts'

/** Daily upload limits: files, and megabytes granted. */
export interface UploadSum {
  files: number
  megabytes: number
}

export interface UploadSums {
  /** All anonymous visitors of an organisation together. */
  visitors: UploadSum
  /** Each account or proven mobile. */
  owner: UploadSum
}

const DAY = 86_400
const KB_PER_MB = 1024

/**
 * Counts a grant of `bytes` in today's sums. Throws when over the limit, so that the rolled-back transaction does not
 * count it.
 */
export async function countUpload(
  tx: Tx,
  sums: UploadSums,
  { owner, bytes }: { owner: string; bytes: number },
): Promise<void> {
  const { files, megabytes } = owner ? sums.owner : sums.visitors
  const whose = owner ? `owner:${tx.hash('owner', owner)}` : 'visitors'
  const counts = [
    { key: `upload:files:${whose}`, limit: files, amount: 1 },
    {
      key: `upload:kb:${whose}`,
      limit: megabytes * KB_PER_MB,
      amount: Math.ceil(bytes / KB_PER_MB),
    },
  ]
  for (const count of counts)
    if (!(await countEvent(tx, { ...count, seconds: DAY })))
      throw new Refusal(RefusalCode.TooMany, owner ? 'uploadsOwner' : 'uploadsVisitors')
}
