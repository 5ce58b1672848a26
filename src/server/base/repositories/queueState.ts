import { sql } from 'kysely'
import { LANES, type Lane } from '#server/store/jobKinds.ts'
import type { SystemTx } from '#server/store/store.ts'

export interface LaneState {
  lane: Lane
  /** Number of due jobs, at most `COUNTED_AT_MOST`. */
  due: number
  /** When the oldest of them was due. */
  oldestAt: Date | undefined
}

/** Maximum of the count: counting a million would read a million index entries. */
export const COUNTED_AT_MOST = 10_000

/** Due jobs by lane, those being worked included. */
export async function readQueue(tx: SystemTx): Promise<LaneState[]> {
  const states: LaneState[] = []
  for (const lane of LANES) states.push(await readLane(tx, lane))
  return states
}

async function readLane(tx: SystemTx, lane: Lane): Promise<LaneState> {
  const due = tx.db
    .selectFrom('outbox')
    .where('lane', '=', lane)
    .where('doneAt', 'is', null)
    .where('deadAt', 'is', null)
    .where('runAt', '<=', tx.now)
    .orderBy('runAt')
    .limit(COUNTED_AT_MOST)
    .select('runAt')
  const { count, oldestAt } = await tx.db
    .selectFrom(due.as('due'))
    .select(sql<number>`count(*)::int`.as('count'))
    .select(({ fn }) => fn.min('runAt').as('oldestAt'))
    .executeTakeFirstOrThrow()
  return { lane, due: count, oldestAt: oldestAt ?? undefined }
}
