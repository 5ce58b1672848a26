import { moveSocietyTo } from '../catalogue.ts'
import { openEnd, openSnapshot } from './ends.ts'
import type { Move, Moved } from './move.ts'
import { NotMoved } from './notMoved.ts'
import type { Patience } from './patience.ts'
import { pauseWrites } from './pause.ts'
import { caughtUp, unpublish, unsubscribe } from './replication.ts'
import { differing, digestRows, raiseSequences } from './rows.ts'
import { clearState, drained, noteVerified, pin, setState, stateAt } from './states.ts'

/**
 * Pauses writes until all committed changes are replicated, then switches the society to the new database. When that
 * takes too long, resumes writes at the old database and throws NotMoved.
 */
export async function cutOver(move: Move): Promise<Required<Moved>> {
  const since = performance.now()
  await pauseWrites(move, (patience) => complete(move, patience))
  return decide(move, since)
}

/**
 * Waits until every committed write is at the other end, and removes the expiry of the pause: nothing is written until
 * it is cleared. Throws NotMoved when the pause expires first.
 */
async function complete(move: Move, patience: Patience): Promise<void> {
  const { from, orgId, reached } = move
  reached?.('fenced')
  await drained(from, patience)
  await caughtUp(move, patience)
  reached?.('drained')
  if (!(await pin(from, orgId))) throw new NotMoved('slow')
  // A transaction that saw the pause as ended just before `pin` may have written: its changes must arrive, too.
  await drained(from, patience)
  await caughtUp(move, patience)
  reached?.('pinned')
}

/**
 * Activates the new database, then compares its rows as of the activation with those of the old one, which no longer
 * change.
 */
async function decide(move: Move, since: number): Promise<Required<Moved>> {
  const { from, to, orgId, reached } = move
  await unsubscribe(move)
  await raiseSequences(from, to)
  reached?.('unsubscribed')
  const still = await openEnd(to.name, to.url)
  try {
    await openSnapshot(still)
    await setState(to, orgId, { state: 'arrived', peer: from.name })
    reached?.('arrived')
    await settle(move)
    const pausedMs = performance.now() - since
    const [here, there] = await Promise.all([digestRows(from, orgId), digestRows(still, orgId)])
    const differ = differing(here, there)
    if (differ.length === 0) await noteVerified(from, orgId)
    return { pausedMs, differing: differ }
  } finally {
    await still.client.end()
  }
}

/**
 * Completes a decided move: marks the society as moved, updates the catalogue and removes the publication. Repeatable.
 */
export async function settle(move: Move): Promise<void> {
  const { from, to, orgId, catalogue, reached } = move
  const before = await stateAt(from, orgId)
  if (before?.state !== 'moved') await setState(from, orgId, { state: 'moved', peer: to.name })
  reached?.('moved')
  await catalogue.txSystem((tx) => moveSocietyTo(tx, { orgId, shard: to.name }))
  reached?.('catalogued')
  await unpublish(move)
  await clearState(to, orgId, 'arrived')
  reached?.('finished')
}
