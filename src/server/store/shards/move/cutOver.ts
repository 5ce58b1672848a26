import { moveSocietyTo } from '../../repositories/catalogue.ts'
import { openEnd, openSnapshot } from './ends.ts'
import type { Move, Moved } from './move.ts'
import { NotMoved } from './notMoved.ts'
import type { Patience } from './patience.ts'
import { pauseWrites } from './pause.ts'
import { caughtUp, unpublish, unsubscribe } from './replication.ts'
import { differing, digestRows, raiseSequences } from './rows.ts'
import { clearState, drained, noteVerified, pin, setState, stateAt } from './states.ts'

/**
 * Lets writes wait until all that was written has come, and decides. Gives up, with writes going on, when that takes too
 * long.
 */
export async function cutOver(move: Move): Promise<Required<Moved>> {
  const since = performance.now()
  await pauseWrites(move, (patience) => complete(move, patience))
  return decide(move, since)
}

/** What was written is at the other end, for certain, and nothing is written until somebody ends the pause. */
async function complete(move: Move, patience: Patience): Promise<void> {
  const { from, orgId, reached } = move
  reached?.('fenced')
  await drained(from, patience)
  await caughtUp(move, patience)
  reached?.('drained')
  if (!(await pin(from, orgId))) throw new NotMoved('slow')
  // Whoever saw the pause as ended at its very end has written: that has to come, too.
  await drained(from, patience)
  await caughtUp(move, patience)
  reached?.('pinned')
}

/** Lets the new place work, and compares the rows as they were when it began: those of the old place stay so. */
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

/** Does what follows from the decision. */
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
