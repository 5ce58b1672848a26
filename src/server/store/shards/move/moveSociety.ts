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
 * Moves a society while it is in use. PostgreSQL copies its rows and replicates its writes; both databases are compared
 * as of one moment; then writes wait until the remaining changes have arrived, while reads continue at the old
 * database. The old database is authoritative until `arrived`, the new one from then on; each records its own state, so
 * that a process with outdated information is redirected. Repeated after an interruption, it continues from there, or
 * begins anew where nothing had been decided.
 * @throws NotMoved when the society cannot be moved, or the move is aborted
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

/**
 * Starts the copy. The state `arriving` is recorded before the first row, so that the product never sees the rows
 * arrive.
 */
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
