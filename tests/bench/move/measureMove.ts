import { placeSociety } from '#server/store/shards/catalogue.ts'
import type { Store } from '#server/store/store.ts'
import { fillSociety } from '../../server/store/growth/fillSociety.ts'
import { MEMBERS, SOCIETY } from '../../server/store/growth/society.ts'
import { moveBetween } from '../../server/store/shards/support/moving.ts'
import { openBoth, twoShards } from '../../server/store/shards/support/twoShards.ts'
import { foundSociety, keepWriting, readBack } from '../../server/store/shards/support/writers.ts'

const NEIGHBOUR = 'neighbour'
const WRITERS = 3

export interface MoveCost {
  members: number
  /** Seconds of the whole command; the society is used all the time. */
  seconds: number
  /** Milliseconds for which its writes waited, and the longest of them. */
  pausedMs: number
  longestMs: number
  /** The longest write of a society beside it. */
  neighbourMs: number
  writes: number
  /** Acknowledged writes that are missing, or there twice; tables that differ. */
  faults: number
}

/** Moves a large society to another PostgreSQL while it and its neighbour are written to; undefined where there is none. */
export async function measureMove(): Promise<MoveCost | undefined> {
  const shards = await twoShards()
  if (!shards) return undefined
  const stores = [await openBoth(shards), await openBoth(shards)]
  const [one, other] = stores
  if (!one || !other) return undefined
  await fillSociety(shards.admins.main ?? '')
  await placeInMain(one, SOCIETY)
  await placeInMain(one, NEIGHBOUR)
  await foundSociety(one, NEIGHBOUR)
  const writers = keepWriting(stores, SOCIETY, WRITERS)
  const neighbours = keepWriting(stores, NEIGHBOUR, 1)
  const since = performance.now()
  const { pausedMs = Number.NaN, differing } = await moveBetween(shards, one, {
    ...{ orgId: SOCIETY, from: 'main', to: 'two' },
  })
  const seconds = (performance.now() - since) / 1000
  const [written, beside] = [await writers.stop(), await neighbours.stop()]
  const faults =
    (await lost(other, SOCIETY, written.acknowledged.flat())) +
    written.failures.length +
    beside.failures.length +
    (differing?.length ?? 1)
  for (const store of stores) await store.close()
  for (const cluster of [shards.main, shards.two]) cluster.stop()
  const { longestMs } = written
  const writes = written.acknowledged.flat().length
  return {
    members: MEMBERS,
    seconds,
    pausedMs,
    longestMs,
    neighbourMs: beside.longestMs,
    writes,
    faults,
  }
}

async function placeInMain(store: Store, orgId: string): Promise<void> {
  const [main] = store.shards()
  await main?.txSystem((tx) => placeSociety(tx, { orgId, code: orgId, shard: 'main' }))
}

/** How many ids are not there exactly once. */
async function lost(store: Store, orgId: string, written: readonly string[]): Promise<number> {
  const { files } = await readBack(store, orgId)
  const times = new Map<string, number>()
  for (const id of files) times.set(id, (times.get(id) ?? 0) + 1)
  return written.filter((id) => times.get(id) !== 1).length
}
