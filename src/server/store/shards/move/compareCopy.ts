import { type End, openEnd, openSnapshot } from './ends.ts'
import type { Move } from './move.ts'
import { NotMoved } from './notMoved.ts'
import type { Patience } from './patience.ts'
import { pauseWrites } from './pause.ts'
import { caughtUp } from './replication.ts'
import { differing, digestRows } from './rows.ts'
import { clearState, drained, isLeaving } from './states.ts'

/**
 * Compares all rows of both databases as of one moment. Writes wait only until a snapshot is open at both ends, however
 * many rows are compared afterwards.
 * @returns milliseconds for which writes waited
 * @throws NotMoved when the copy differs, or the pause was too short
 */
export async function compareCopy(move: Move): Promise<number> {
  const { from, to, orgId } = move
  const views = [await openEnd(from.name, from.url), await openEnd(to.name, to.url)] as const
  try {
    const since = performance.now()
    await pauseWrites(move, (patience) => lookAtOnce(move, views, patience))
    await clearState(from, orgId, 'leaving')
    const pausedMs = performance.now() - since
    const [ours, theirs] = views
    const [here, there] = await Promise.all([digestRows(ours, orgId), digestRows(theirs, orgId)])
    const differ = differing(here, there)
    if (differ.length > 0) throw new NotMoved('differing', { names: differ.join(', ') })
    return pausedMs
  } finally {
    for (const { client } of views) await client.end()
  }
}

/**
 * Opens a snapshot at both ends while writes are paused. Throws NotMoved when the pause ended before both were open.
 */
async function lookAtOnce(move: Move, views: readonly End[], patience: Patience): Promise<void> {
  await drained(move.from, patience)
  await caughtUp(move, patience)
  for (const view of views) await openSnapshot(view)
  if (!(await isLeaving(move.from, move.orgId))) throw new NotMoved('slow')
}
