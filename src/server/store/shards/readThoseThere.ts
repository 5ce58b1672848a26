import { Unavailable } from '../databaseError.ts'
import type { Store } from '../store.ts'

/**
 * Reads from every database of a store and omits those that are unavailable.
 * @throws Unavailable when all are, and any other error of a read
 */
export async function readThoseThere<T>(
  store: Store,
  read: (shard: Store) => Promise<T>,
): Promise<T[]> {
  const shards = store.shards()
  const settled = await Promise.allSettled(shards.map(read))
  const failed = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  const wrong = failed.find((error) => !(error instanceof Unavailable))
  if (wrong ?? failed.length === shards.length) throw wrong ?? failed[0]
  return settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
}
