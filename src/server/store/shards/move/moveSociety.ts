import { compareCopy } from './compareCopy.ts'
import { cutOver, settle } from './cutOver.ts'
import type { Move, Moved } from './move.ts'
import { ENDLESS } from './patience.ts'
import {
  caughtUp,
  copied,
  endReplication,
  isSubscribed,
  publish,
  subscribe,
} from './replication.ts'
import { requireMovable } from './requireMovable.ts'
import { analyzeTables, removeRows } from './rows.ts'
import { clearState, setState, stateAt } from './states.ts'

/**
 * Moves a society while it is used. PostgreSQL copies its rows and follows its writes; both are compared as of one moment;
 * then writes wait, until the rest has come, while reads go on at the old place. Until `arrived` the old place is the right
 * one, from then on the new one; each database says of itself what it is, so that a process which believes something else
 * is sent on. Repeated after it was ended at any step, it goes on from there, or begins anew where nothing had been decided.
 */
export async function moveSociety(move: Move): Promise<Moved> {
  const { from, to, orgId } = move
  await requireMovable(move)
  const [here, there] = [await stateAt(from, orgId), await stateAt(to, orgId)]
  const isDecided =
    (there?.state === 'arrived' && there.peer === from.name) ||
    (here?.state === 'moved' && here.peer === to.name)
  if (isDecided) {
    await settle(move)
    return {}
  }
  await clearState(from, orgId, 'leaving')
  const isUnderWay = there?.state === 'arriving' && (await isSubscribed(move))
  if (!isUnderWay) await begin(move)
  await copied(move)
  await caughtUp(move, ENDLESS)
  await analyzeTables(to)
  move.reached?.('copied')
  const comparedMs = await compareCopy(move)
  move.reached?.('compared')
  const { pausedMs, differing } = await cutOver(move)
  return { pausedMs: comparedMs + pausedMs, differing }
}

/** Nothing of the product sees what arrives: the state is there before the first row. */
async function begin(move: Move): Promise<void> {
  const { from, to, orgId, reached } = move
  await setState(to, orgId, { state: 'arriving', peer: from.name })
  await endReplication(move)
  await removeRows(to, orgId)
  reached?.('cleared')
  await publish(move)
  reached?.('published')
  await subscribe(move)
  reached?.('subscribed')
}
