import type { Tx } from '#server/store/store.ts'
import {
  ENDED,
  memberStatusCounts,
  orStatusCounts,
  type StatusCount,
} from '../repositories/workInFlight.ts'

/** Counts of applications by type and status; each table is read once per report, on first use. */
export interface InFlight {
  /** All, ended ones too. */
  all(is: (one: StatusCount) => boolean): Promise<StatusCount[]>
  /** Applications that are not ended, counted by status. */
  waiting(is: (one: StatusCount) => boolean): Promise<Map<string, number>>
}

export function countInFlight(tx: Tx): InFlight {
  let counted: Promise<StatusCount[]> | undefined
  const read = async () => [...(await memberStatusCounts(tx)), ...(await orStatusCounts(tx))]
  const all: InFlight['all'] = async (is) => {
    counted ??= read()
    return (await counted).filter(is)
  }
  return {
    all,
    async waiting(is) {
      const counts = new Map<string, number>()
      for (const { status, count } of await all(is))
        if (!ENDED.has(status)) counts.set(status, (counts.get(status) ?? 0) + count)
      return counts
    },
  }
}
