import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, LogEvent } from 'kysely'
import { LRUCache } from 'lru-cache'
import { currentWork } from '../tracing/work.ts'
import { planHash, shortHash } from './planHash.ts'
import type { Database } from './schema.ts'
import type { LocalSettings } from './setLocally.ts'
import type { StoreLog } from './storeLog.ts'

export interface SlowStatements {
  /** From how many milliseconds on a statement is slow. */
  fromMs: number
  /** Told of each, with the call or the kind of job it belongs to. */
  onSlow(call: string): void
}

/** Where slow statements are told, and the log that has each text once a minute at most. */
export interface SlowWatch extends SlowStatements {
  log: StoreLog
}

const TOLD_AGAIN_MS = 60_000
const TEXTS = 500
const TEXT_AT_MOST = 400

/** The scope of statements that are not watched. */
const UNWATCHED: LocalSettings = {}

const scopes = new AsyncLocalStorage<LocalSettings>()

/** Remembers the settings of a transaction for a look at the plans of its statements. */
export const inScope = <T>(settings: LocalSettings, run: () => T): T => scopes.run(settings, run)

/**
 * Runs statements that are nobody's: looks at plans, and what opens a transaction, whose time is mostly that of waiting for
 * a connection.
 */
export const unwatched = <T>(run: () => T): T => inScope(UNWATCHED, run)

/**
 * Returns what Kysely tells of every statement to. One that was slow, or was cancelled for it, is told with its text,
 * which has no values, and with the hash of its plan; never with its parameters.
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
