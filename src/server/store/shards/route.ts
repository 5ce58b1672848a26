import { setTimeout as sleep } from 'node:timers/promises'
import { Unavailable } from '../databaseError.ts'
import { Elsewhere, Leaving } from '../home/away.ts'
import type { Store } from '../store.ts'
import type { Places, Shards } from './places.ts'

/** Longest wait of a write for the end of a move, and the interval between attempts. */
const LONGEST_WAIT_MS = 20_000
const LOOK_MS = 25

export type Route = <T>(orgId: string, work: (shard: Store) => Promise<T>) => Promise<T>

/**
 * Runs work on an organisation in the database where it is at home. Repeats work that is refused because of a move, for
 * up to 20 seconds; then throws the refusal (`Elsewhere` or `Leaving`).
 */
export const createRoute =
  (shards: Shards, places: Places): Route =>
  async (orgId, work) => {
    const until = Date.now() + LONGEST_WAIT_MS
    for (let isFirst = true; ; isFirst = false) {
      const name = await places.of(orgId)
      try {
        return await work(name === undefined ? shards.catalogue : shardNamed(shards, name))
      } catch (error) {
        const isMove = error instanceof Elsewhere || error instanceof Leaving
        if (!isMove || Date.now() > until) throw error
        if (error instanceof Elsewhere) places.learn(orgId, error.peer)
        if (!isFirst || error instanceof Leaving) await sleep(LOOK_MS)
      }
    }
  }

/**
 * Returns a database by its name.
 * @throws Unavailable for a name that the settings do not contain
 */
export function shardNamed({ byName }: Shards, name: string): Store {
  const shard = byName.get(name)
  if (shard) return shard
  throw new Unavailable(`DATABASE_SHARDS does not name ${name}`)
}
