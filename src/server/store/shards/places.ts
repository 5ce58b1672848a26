import { LRUCache } from 'lru-cache'
import type { FoundBy, Store } from '../store.ts'
import { findPlaces, placeHosts, placeSociety } from './catalogue.ts'
import { findOrganisations } from './organisations.ts'

/** Milliseconds for which a location is cached. An outdated one costs an attempt: its database names the new one. */
const FRESH_MS = 10_000
const MOST = 20_000

/** The databases by name; the first has the catalogue. */
export interface Shards {
  byName: ReadonlyMap<string, Store>
  catalogue: Store
}

/** Look-up of the databases where societies are at home. */
export interface Places {
  /** Key → name of the database, as far as the catalogue knows. */
  find(by: FoundBy, keys: readonly string[]): Promise<Map<string, string>>
  /** Returns the name of a society's database; undefined when no database has the society. */
  of(orgId: string): Promise<string | undefined>
  /** Caches the location of a society that a database reported. */
  learn(orgId: string, shard: string): void
  /** Records in the catalogue a society that was found in a database. */
  note(found: { orgId: string; code: string; shard: string; host?: string }): Promise<void>
}

/**
 * Creates the look-up: reads the catalogue and caches its answers; searches every database for a society that the
 * catalogue does not list.
 */
export function createPlaces({ byName, catalogue }: Shards, now = Date.now): Places {
  const known = new LRUCache<string, { shard: string; at: number }>({ max: MOST })
  const learn = (orgId: string, shard: string) => void known.set(orgId, { shard, at: now() })
  const search = async (orgId: string): Promise<string | undefined> => {
    for (const [shard, store] of byName) {
      const found = await store.lookUp('orgId', [orgId], findOrganisations('orgId'))
      const organisation = found.get(orgId)
      if (!organisation || organisation instanceof Error) continue
      await places.note({ orgId, code: organisation.code, shard })
      return shard
    }
    return undefined
  }
  const places: Places = {
    learn,
    async find(by, keys) {
      const found = await catalogue.txSystem((tx) => findPlaces(tx, by, keys))
      for (const { orgId, shard } of found.values()) learn(orgId, shard)
      return new Map([...found].map(([key, { shard }]) => [key, shard]))
    },
    async of(orgId) {
      const before = known.get(orgId)
      if (before && now() - before.at < FRESH_MS) return before.shard
      const found = await places.find('orgId', [orgId]).catch((error: unknown) => {
        // The last known location may still be valid; if not, that database names the new one.
        if (!before) throw error
        return new Map([[orgId, before.shard]])
      })
      const shard = found.get(orgId) ?? (await search(orgId))
      if (shard !== undefined) learn(orgId, shard)
      return shard
    },
    async note({ orgId, code, shard, host }) {
      await catalogue.txSystem(async (tx) => {
        await placeSociety(tx, { orgId, code, shard })
        if (host !== undefined) await placeHosts(tx, orgId, [host])
      })
    },
  }
  return places
}
