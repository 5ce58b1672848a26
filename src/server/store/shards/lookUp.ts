import { StoreError } from '../databaseError.ts'
import type { FoundBy, ReadByKeys, Store } from '../store.ts'
import type { Places, Shards } from './places.ts'
import { shardNamed } from './route.ts'

type Found<T> = Map<string, T | StoreError>

/**
 * Reads keys in the databases that the catalogue names, and keys not found there in all databases; records in the
 * catalogue what the second pass finds. A society that moved away during the first pass is found by the second.
 */
export const createLookUp = (shards: Shards, places: Places): Store['lookUp'] =>
  async function lookUp<T extends { orgId: string; code: string }>(
    by: FoundBy,
    keys: readonly string[],
    read: ReadByKeys<T>,
  ): Promise<Found<T>> {
    const placed = await places.find(by, keys).catch(() => new Map<string, string>())
    const found: Found<T> = new Map()
    const ask = (shard: string, some: readonly string[]): Promise<Found<T>> =>
      shardNamed(shards, shard)
        .lookUp(by, some, read)
        .catch((error: unknown) => new Map(some.map((key) => [key, failure(error)])))
    const askAll = (questions: Iterable<readonly [string, readonly string[]]>) =>
      Promise.all(
        [...questions].map(async ([shard, some]) => [shard, await ask(shard, some)] as const),
      )
    for (const [, answer] of await askAll(byShard(placed)))
      for (const [key, value] of answer) found.set(key, value)
    const rest = keys.filter((key) => !found.has(key))
    if (rest.length === 0) return found
    for (const [shard, answer] of await askAll([...shards.byName.keys()].map((one) => [one, rest])))
      for (const [key, value] of answer) {
        if (value instanceof StoreError && found.has(key)) continue
        found.set(key, value)
        if (value instanceof StoreError) continue
        places.learn(value.orgId, shard)
        await noteFound(places, { by, key, shard, ...value })
      }
    return found
  }

interface Noted {
  by: FoundBy
  key: string
  shard: string
  orgId: string
  code: string
}

/** Records a found society in the catalogue. Ignores failures: the next look-up then asks all databases again. */
const noteFound = (places: Places, { by, key, shard, orgId, code }: Noted): Promise<void> =>
  places
    .note({ orgId, code, shard, ...(by === 'host' ? { host: key } : {}) })
    .catch(() => undefined)

function byShard(placed: ReadonlyMap<string, string>): Map<string, string[]> {
  const keys = new Map<string, string[]>()
  for (const [key, shard] of placed) keys.set(shard, [...(keys.get(shard) ?? []), key])
  return keys
}

function failure(error: unknown): StoreError {
  if (error instanceof StoreError) return error
  throw error
}
