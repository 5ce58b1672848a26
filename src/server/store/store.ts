import type { Kysely, Transaction } from 'kysely'
import type { StoreError } from './databaseError.ts'
import type { Lane } from './jobKinds.ts'
import type { Database } from './schema.ts'
import type { ActivityDetail, WhoKind } from './tables/activity.ts'

export interface Who {
  kind: WhoKind
  id?: string
  name: string
}

/** Facts of an activity log entry that only the work itself knows. */
export interface Noted {
  who?: Who
  record?: { type: string; id: string }
  /** Person concerned, when the record does not identify one. */
  person?: { id?: string | null; name: string }
  detail?: ActivityDetail
}

/** A transaction inside one organisation. Repositories take it first; row level security holds it there. */
export interface Tx {
  readonly orgId: string
  readonly db: Transaction<Database>
  /** The store's clock when the transaction began: the time of all that is written and compared in it. */
  readonly now: Date
  /**
   * Adds facts to the activity log entry of this call or job; does nothing in a bare store, which has no log. Survives
   * a rollback.
   */
  note(noted: Noted): void
  /** Notifies this process's worker, once the transaction commits, that a lane has another job. */
  wake(lane: Lane): void
  /**
   * Returns the keyed hash of a value as stored beside encrypted columns of that name, for tables that store only the
   * hash.
   */
  hash(column: string, value: string): string
  /**
   * Search codes of the organisation's names: `ofKeyword` for names that contain a keyword, `ofPattern` for the name
   * patterns that find misspelt names.
   */
  readonly codes: { ofKeyword(keyword: string): string[]; ofPattern(pattern: string): string }
}

/** A transaction over all organisations: host lookup, configuration, jobs. Never on behalf of a request's subject. */
export interface SystemTx {
  readonly db: Transaction<Database>
  readonly now: Date
  /**
   * Returns the same transaction in the scope of one organisation, which writing and comparing encrypted columns
   * requires.
   */
  of(orgId: string): Tx
}

export interface EncryptionState {
  /** The key that encrypts from now on. */
  current: string
  /** Former keys that rows need still. */
  former: string[]
  /** How many rows are not under the current key. */
  outdated: number
}

/** Encryption keys of a store, and the re-encryption of its data. */
export interface StoreEncryption {
  state(): Promise<EncryptionState>
  /**
   * Re-encrypts with the current key every value under a former one, some pages per transaction, while the store stays
   * in use; resolves to the number of rows written. May be called again after an interruption. Former keys stay
   * recorded as long as a row requires one.
   */
  reencrypt(): Promise<number>
  /** Encrypts rows that an upgrade found in clear, once no process of the version before is left; may be called again. */
  seal(ending?: AbortSignal): Promise<void>
}

/** Pages of a relation whose content is not what was written. */
export interface Damage {
  /** The relation's file below the database's folder, as `base/5/16384`. */
  file: string
  pages: number
}

/** Current load of a database. */
export interface DatabaseLoad {
  /** Connections that are open. */
  open: number
  /** Open connections that are not in use. */
  idle: number
  /** Callers waiting for a connection. */
  waiting: number
  /** Totals of an embedded database's thread since the start. */
  thread?: { requests: number; busyMs: number; discarded: number }
}

export type StoreKind = 'embedded' | 'postgres'

/** Kind of key by which an organisation is looked up. */
export type FoundBy = 'host' | 'orgId' | 'code'

/** Data of an organisation that is about to be created. */
export interface NewOrganisation {
  orgId: string
  code: string
  hosts: readonly string[]
  /** Name of its database, where there are several; undefined for the one with the fewest organisations. */
  shard?: string | undefined
}

/** Reads data of the organisations that the keys identify; returns key → data. */
export type ReadByKeys<T> = (tx: SystemTx, keys: readonly string[]) => Promise<Map<string, T>>

/**
 * The database, or several that share the societies. Every failure it throws is a `StoreError` (databaseError.ts).
 * Inside `tx` nothing but the database may be awaited: the embedded database has one connection.
 */
export interface Store {
  readonly kind: StoreKind
  /** The keys of what is encrypted. */
  readonly encryption: StoreEncryption
  /** For tools and tests; without a transaction's scope row level security may hide every row, and nothing is decrypted. */
  readonly db: Kysely<Database>
  /**
   * Runs `fn` in one transaction of one organisation: commits when it returns, rolls back when it throws. With several
   * databases, a write to an organisation that is being moved is rolled back, and `fn` runs again until the move is
   * complete, then in the other database: effects outside the transaction must be repeatable.
   */
  tx<T>(orgId: string, fn: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * The same store, whose transactions of one organisation have a limit for each statement: one that takes longer is
   * cancelled, and the transaction fails as `Busy`. The embedded database has one limit for all statements instead.
   */
  limited(statementMs: number): Store
  /**
   * Returns the same store for transactions of one organisation that only read: they may run on a replica, if there is
   * one, and see everything that was committed before they began.
   */
  lagging(): Store
  /** Runs `fn` in one transaction over all organisations of one database: of one of `shards()` where there are several. */
  txSystem<T>(fn: (tx: SystemTx) => Promise<T>): Promise<T>
  /** As `txSystem`, for work on one organisation: in its database, and repeated as `tx` is. */
  txSystemOf<T>(orgId: string, fn: (tx: SystemTx) => Promise<T>): Promise<T>
  /** The databases, each by itself; the store itself where there is one. */
  shards(): readonly Store[]
  /** Reads by keys in the databases that have them. A key whose database fails maps to the failure. */
  lookUp<T extends { orgId: string; code: string }>(
    by: FoundBy,
    keys: readonly string[],
    read: ReadByKeys<T>,
  ): Promise<Map<string, T | StoreError>>
  /**
   * Chooses the database of a new organisation and reserves its code and hosts, before a transaction assigns them.
   * @throws Conflict when an organisation of another database has one of them
   */
  reserve(organisation: NewOrganisation): Promise<void>
  /** Calls the listener after each committed transaction that woke lanes, with those lanes. */
  onWake(listener: (lanes: ReadonlySet<Lane>) => void): void
  /** Whether a query is answered now; never throws. */
  ready(): Promise<boolean>
  load(): DatabaseLoad
  /** True while the disk is nearly full: reads go on, writes fail with `ReadOnlyStore`. */
  readOnly(): boolean
  /**
   * Copies the files of the embedded database between two transactions, everything acknowledged included, and resolves
   * to the folder, which the caller removes. Calls wait meanwhile. Absent on PostgreSQL, which has its own tools.
   */
  snapshot?(): Promise<string>
  /**
   * Reads every page of a copy of the embedded database and resolves to the damaged files. Absent on PostgreSQL, which
   * has its own tools.
   */
  damage?(): Promise<Damage[]>
  /** Waits for running transactions, refuses new ones and releases the data directory. Idempotent. */
  close(): Promise<void>
}
