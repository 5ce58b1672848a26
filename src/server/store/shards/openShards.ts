import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/start.json' with { type: 'json' }
import { type OpenPostgres, openPostgres } from '../postgres/openPostgres.ts'
import { StartRefusal } from '../startRefusal.ts'
import type { Store } from '../store.ts'
import { lateShard } from './lateShard.ts'
import { createPlaces, type Places, type Shards } from './places.ts'

/** Name of the database of `DATABASE_URL`, which has the catalogue. */
export const MAIN = 'main'

type Addresses = Readonly<Record<string, string>>

interface Named {
  /** Addresses of the databases other than the catalogue's, by name. */
  shards: Addresses
  replicas: Addresses
  /** True when databases other than the catalogue's may be unreachable at the start. */
  mayComeLater: boolean
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

/**
 * Opens the databases over which the societies are distributed, the catalogue's first. Throws a StartRefusal for one
 * that cannot be opened, except for an unreachable one of `shards` with `mayComeLater`.
 */
export async function openShards(
  { databaseUrl, ...options }: OpenPostgres,
  { shards: others, replicas, mayComeLater }: Named,
): Promise<OpenedShards> {
  const opening = (name: string, url: string) => () =>
    openPostgres({
      ...options,
      ...replicaOf(replicas, name),
      ...{ databaseUrl: url, isShard: true },
    }).catch(named(name))
  const catalogue = await opening(MAIN, databaseUrl)()
  const later = Object.entries(others).map(async ([name, url]) => {
    const open = opening(name, url)
    const store = await open().catch((error: unknown) => {
      if (!mayComeLater || !isAway(error)) throw error
      return lateShard({ name, refusal: error, open, log: options.log })
    })
    return [name, store] as const
  })
  const shards = {
    byName: new Map([[MAIN, catalogue], ...(await allOpen(catalogue, later))]),
    catalogue,
  }
  return { shards, places: createPlaces(shards) }
}

/** Returns the opened stores; when one cannot be opened, closes all others and rejects with its error. */
async function allOpen(catalogue: Store, later: readonly Promise<readonly [string, Store]>[]) {
  const settled = await Promise.allSettled(later)
  const opened = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const failed = settled.find((each) => each.status === 'rejected')
  if (!failed) return opened
  await Promise.all([catalogue, ...opened.map(([, store]) => store)].map((store) => store.close()))
  throw failed.reason
}

const isAway = (error: unknown): error is StartRefusal =>
  error instanceof StartRefusal && error.cause instanceof StartRefusal && error.cause.isAway

const named =
  (name: string) =>
  (error: unknown): never => {
    if (!(error instanceof StartRefusal)) throw error
    const { message, logLine, exitCode } = error
    const said = fill(words.shard, { name, reason: message })
    throw new StartRefusal(said, `shard ${name}: ${logLine}`, exitCode, error)
  }
