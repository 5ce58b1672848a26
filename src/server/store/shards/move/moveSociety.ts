import { moveSocietyTo } from '../../repositories/catalogue.ts'
import type { Store } from '../../store.ts'
import { openEnd } from './ends.ts'
import { NotMoved } from './notMoved.ts'
import { ENDLESS, type Patience, patienceOf } from './patience.ts'
import {
  caughtUp,
  copied,
  endReplication,
  isSubscribed,
  publish,
  type Replication,
  subscribe,
  unpublish,
  unsubscribe,
} from './replication.ts'
import { requireMovable } from './requireMovable.ts'
import { countRows, differing, digestRows, raiseSequences, removeRows } from './rows.ts'
import { clearState, drained, noteVerified, pin, setState, stateAt } from './states.ts'

/** What has been done, in this order; a move that ends after any of them can be repeated. */
export const STEPS = [
  'cleared',
  'published',
  'subscribed',
  'copied',
  'fenced',
  'drained',
  'compared',
  'pinned',
  'unsubscribed',
  'arrived',
  'moved',
  'catalogued',
  'finished',
] as const

export type Step = (typeof STEPS)[number]

export interface Move extends Replication {
  catalogue: Store
  /** How long writes of the society may wait before the move gives up. */
  pauseSeconds: number
  /** Told of each step once it is done. */
  reached?: (step: Step) => void
}

export interface Moved {
  /** For how long writes waited; undefined where an earlier try had begun the pause. */
  pausedMs?: number
  /** Tables whose rows differ; undefined where an earlier try had ended the copy, so that nobody can tell any more. */
  differing?: string[]
}

/**
 * Moves a society while it is used. PostgreSQL copies its rows and follows its writes; then writes wait, until the rest has
 * come, while reads go on at the old place. Until `arrived` the old place is the right one, from then on the new one; each
 * database says of itself what it is, so that a process which believes something else is sent on. Repeated after it was
 * ended at any step, it goes on from there, or begins anew where nothing had been decided.
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
  move.reached?.('copied')
  return cutOver(move)
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

/** Lets writes wait, makes sure that all rows are there, and decides. Gives up, with writes going on, when it takes too long. */
async function cutOver(move: Move): Promise<Moved> {
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
async function settle(move: Move): Promise<void> {
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
