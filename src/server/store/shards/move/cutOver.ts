import { moveSocietyTo } from '../../repositories/catalogue.ts'
import { openEnd } from './ends.ts'
import type { Move, Moved } from './move.ts'
import { NotMoved } from './notMoved.ts'
import { type Patience, patienceOf } from './patience.ts'
import { caughtUp, unpublish, unsubscribe } from './replication.ts'
import { countRows, differing, digestRows, raiseSequences } from './rows.ts'
import { clearState, drained, noteVerified, pin, setState, stateAt } from './states.ts'

/** Lets writes wait, makes sure that all rows are there, and decides. Gives up, with writes going on, when it takes too long. */
export async function cutOver(move: Move): Promise<Moved> {
  const { from, to, orgId, pauseSeconds } = move
  const since = performance.now()
  await setState(from, orgId, { state: 'leaving', peer: to.name, seconds: pauseSeconds })
  move.reached?.('fenced')
  try {
    await complete(move, patienceOf(pauseSeconds))
  } catch (error) {
    await clearState(from, orgId, 'leaving')
    throw error
  }
  return decide(move, since)
}

/** What was written is at the other end, for certain and counted, and nothing is written until somebody ends the pause. */
async function complete(move: Move, patience: Patience): Promise<void> {
  const { from, to, orgId, reached } = move
  await drained(from, patience)
  await caughtUp(move, patience)
  reached?.('drained')
  const [here, there] = await Promise.all([countRows(from, orgId), countRows(to, orgId)])
  const lacking = differing(here, there)
  if (lacking.length > 0) throw new NotMoved('counts', { names: lacking.join(', ') })
  reached?.('compared')
  if (!(await pin(from, orgId))) throw new NotMoved('slow')
  // Whoever saw the pause as ended at its very end has written: that has to come, too.
  await drained(from, patience)
  await caughtUp(move, patience)
  reached?.('pinned')
}

/** Lets the new place work, and compares the rows as they were when it began: those of the old place stay so. */
async function decide(move: Move, since: number): Promise<Moved> {
  const { from, to, orgId, reached } = move
  await unsubscribe(move)
  await raiseSequences(to, orgId)
  reached?.('unsubscribed')
  const still = await openEnd(to.name, to.url)
  try {
    await still.client.query('begin isolation level repeatable read read only; select')
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
