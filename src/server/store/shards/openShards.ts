import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import words from '../../messages/start.json' with { type: 'json' }
import { type OpenPostgres, openPostgres } from '../postgres/openPostgres.ts'
import { StartRefusal } from '../startRefusal.ts'
import type { Store } from '../store.ts'
import { createPlaces, type Places, type Shards } from './places.ts'

/** Name of the database of `DATABASE_URL`, which has the catalogue. */
export const MAIN = 'main'

type Addresses = Readonly<Record<string, string>>

interface Named {
  /** Databases beside the one that has the catalogue. */
  shards: Addresses
  replicas: Addresses
}

export interface OpenedShards {
  shards: Shards
  places: Places
}

/** The replica of a database, if it has one. */
export function replicaOf(replicas: Addresses, name: string): { replicaUrl?: string } {
  const replicaUrl = ownValue(replicas, name)
  return replicaUrl === undefined ? {} : { replicaUrl }
}

/** Opens the databases that share the societies; all must answer. */
export async function openShards(
  { databaseUrl, ...options }: OpenPostgres,
  { shards: others, replicas }: Named,
): Promise<OpenedShards> {
  const byName = new Map<string, Store>()
  try {
    for (const [name, url] of Object.entries({ [MAIN]: databaseUrl, ...others }))
      byName.set(
        name,
        await openPostgres({
          ...options,
          ...replicaOf(replicas, name),
          ...{ databaseUrl: url, isShard: true },
        }).catch(named(name)),
      )
  } catch (error) {
    await Promise.all([...byName.values()].map((store) => store.close()))
    throw error
  }
  const catalogue = byName.get(MAIN)
  if (!catalogue) throw new TypeError('no database has the catalogue')
  const shards = { byName, catalogue }
  return { shards, places: createPlaces(shards) }
}

const named =
  (name: string) =>
  (error: unknown): never => {
    if (!(error instanceof StartRefusal)) throw error
    const { message, logLine, exitCode } = error
    const said = fill(words.shard, { name, reason: message })
    throw new StartRefusal(said, `shard ${name}: ${logLine}`, exitCode, error)
  }
