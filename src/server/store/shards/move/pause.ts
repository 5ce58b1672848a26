import type { Move } from './move.ts'
import { type Patience, patienceOf } from './patience.ts'
import { clearState, setState } from './states.ts'

/**
 * Pauses writes of the society, runs `work` and leaves the writes paused. They resume when `work` fails, or takes
 * longer than the move allows.
 */
export async function pauseWrites(
  { from, to, orgId, pauseSeconds }: Move,
  work: (patience: Patience) => Promise<void>,
): Promise<void> {
  await setState(from, orgId, { state: 'leaving', peer: to.name, seconds: pauseSeconds })
  try {
    await work(patienceOf(pauseSeconds))
  } catch (error) {
    await clearState(from, orgId, 'leaving')
    throw error
  }
}
