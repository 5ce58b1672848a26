import type { End } from './ends.ts'
import { NotMoved } from './notMoved.ts'
import { endReplication, type Replication } from './replication.ts'
import { removeRows } from './rows.ts'
import { clearState, stateAt } from './states.ts'

/**
 * Gives up a move that is not decided: the rows at the new place are removed, writes go on at the old one.
 * @throws NotMoved when it is decided, or none was begun
 */
export async function abortMove(replication: Replication): Promise<void> {
  const { from, to, orgId } = replication
  const [here, there] = [await stateAt(from, orgId), await stateAt(to, orgId)]
  if (here?.state === 'moved' || there?.state !== 'arriving') throw new NotMoved('nothing')
  await clearState(from, orgId, 'leaving')
  await endReplication(replication)
  await removeRows(to, orgId)
  await clearState(to, orgId, 'arriving')
}

/**
 * Removes the rows of a society that has moved from its old place, which goes on saying where it went.
 * @throws NotMoved when it did not, or when nobody has compared the rows
 */
export async function removeMoved(
  end: End,
  orgId: string,
  isUnverifiedEnough: boolean,
): Promise<void> {
  const state = await stateAt(end, orgId)
  if (state?.state !== 'moved') throw new NotMoved('notMoved', { name: end.name })
  if (!state.isVerified && !isUnverifiedEnough) throw new NotMoved('unverified')
  await removeRows(end, orgId)
}
