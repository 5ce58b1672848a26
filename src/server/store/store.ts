import type { Kysely, Transaction } from 'kysely'
import type { Database } from './schema.ts'

/** A transaction inside one organisation. Repositories take it first; row level security holds it there. */
export interface Tx {
  readonly orgId: string
  readonly db: Transaction<Database>
  /** The store's clock when the transaction began: the time of all that is written and compared in it. */
  readonly now: Date
}

/** A transaction over all organisations: host lookup, configuration, jobs. Never on behalf of a request's subject. */
export interface SystemTx {
  readonly db: Transaction<Database>
  readonly now: Date
}

export type StoreKind = 'embedded' | 'postgres'

/**
 * The database. Every failure it throws is a `StoreError` (databaseError.ts).
 * Inside `tx` nothing but the database may be awaited: the embedded database has one connection.
 */
export interface Store {
  readonly kind: StoreKind
  /** For tools and tests; without a transaction's scope row level security may hide every row. */
  readonly db: Kysely<Database>
  /** Runs `fn` in one transaction of one organisation: commits when it returns, rolls back when it throws. */
  tx<T>(orgId: string, fn: (tx: Tx) => Promise<T>): Promise<T>
  txSystem<T>(fn: (tx: SystemTx) => Promise<T>): Promise<T>
  /** Whether a query is answered now; never throws. */
  ready(): Promise<boolean>
  /** True while the disk is nearly full: reads go on, writes fail with `ReadOnlyStore`. */
  readOnly(): boolean
  /** Waits for what runs, refuses what comes, frees the data directory. Twice does no harm. */
  close(): Promise<void>
}
