import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, LogEvent } from 'kysely'
import { LRUCache } from 'lru-cache'
import { currentWork } from '#server/tracing/work.ts'
import { planHash, shortHash } from './planHash.ts'
import type { Database } from './schema.ts'
import type { LocalSettings } from './setLocally.ts'
import type { StoreLog } from './storeLog.ts'

export interface SlowStatements {
  /** Duration in milliseconds from which a statement counts as slow. */
  fromMs: number
  /** Called for each slow statement with the call or kind of job it belongs to, else `other`. */
  onSlow(call: string): void
}

/** Receivers of slow statements; the log gets each text at most once a minute. */
export interface SlowWatch extends SlowStatements {
  log: StoreLog
}

const TOLD_AGAIN_MS = 60_000
const TEXTS = 500
const TEXT_AT_MOST = 400

/** The scope of statements that are not watched. */
const UNWATCHED: LocalSettings = {}

const scopes = new AsyncLocalStorage<LocalSettings>()

/** Runs a function with a transaction's settings remembered, under which its slow statements are explained. */
export const inScope = <T>(settings: LocalSettings, run: () => T): T => scopes.run(settings, run)

/**
 * Runs statements that are not watched: explaining plans, and opening a transaction, whose duration is mostly the wait
 * for a connection.
 */
export const unwatched = <T>(run: () => T): T => inScope(UNWATCHED, run)

/**
 * Returns a listener for Kysely's log events that reports slow statements, cancelled ones included: their text, which
 * has no values, and the hash of their plan, but never their parameters.
 */
export function watchStatements(
  { fromMs, onSlow, log }: SlowWatch,
  db: () => Kysely<Database>,
): (event: LogEvent) => void {
  const told = new LRUCache<string, true>({ max: TEXTS, ttl: TOLD_AGAIN_MS })
  return ({ query, queryDurationMillis }) => {
    const scope = scopes.getStore()
    if (queryDurationMillis < fromMs || scope === UNWATCHED) return
    const work = currentWork()
    onSlow(work?.call ?? 'other')
    const statement = shortHash(query.sql)
    if (told.has(statement)) return
    told.set(statement, true)
    const ms = Math.round(queryDurationMillis)
    const text = query.sql.slice(0, TEXT_AT_MOST)
    void unwatched(() => planHash(db(), query, scope)).then((plan) =>
      log({ level: 'warn', event: 'store.slow', ms, statement, plan, ...work, text }),
    )
  }
}
