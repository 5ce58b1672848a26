import type { End } from './ends.ts'
import { NotMoved } from './notMoved.ts'
import { endReplication, type Replication } from './replication.ts'
import { removeRows } from './rows.ts'
import { clearState, stateAt } from './states.ts'

/**
 * Aborts a move that is not decided: resumes writes at the old database and removes the rows from the new one.
 * @throws NotMoved when the move is decided, or none was begun
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
 * Removes the rows of a moved society from its old database, which keeps the record of where the society went.
 * @throws NotMoved when the society has not moved, or its rows are unverified and `isUnverifiedEnough` is false
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
