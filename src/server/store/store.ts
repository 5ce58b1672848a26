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

/** What only the work itself knows of the entry it leaves in the activity log. */
export interface Noted {
  who?: Who
  record?: { type: string; id: string }
  /** Whom it concerns, where the record does not tell. */
  person?: { id?: string | null; name: string }
  detail?: ActivityDetail
}

/** A transaction inside one organisation. Repositories take it first; row level security holds it there. */
export interface Tx {
  readonly orgId: string
  readonly db: Transaction<Database>
  /** The store's clock when the transaction began: the time of all that is written and compared in it. */
  readonly now: Date
  /** Adds to the entry of this call or job; nothing where none is kept (a bare store). Survives a rollback. */
  note(noted: Noted): void
  /** Tells this process's worker, once the transaction commits, that a lane has another job. */
  wake(lane: Lane): void
  /** The keyed hash of a value as it stands beside encrypted columns of that name, for what is kept as a hash alone. */
  hash(column: string, value: string): string
  /** Codes by which the organisation's names are found: those that contain a keyword, and those near to a pattern. */
  readonly codes: { ofKeyword(keyword: string): string[]; ofPattern(pattern: string): string }
}

/** A transaction over all organisations: host lookup, configuration, jobs. Never on behalf of a request's subject. */
export interface SystemTx {
  readonly db: Transaction<Database>
  readonly now: Date
  /** The same transaction as the work of one organisation: only so are encrypted columns written and compared. */
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

/** The keys of what a store has encrypted. */
export interface StoreEncryption {
  state(): Promise<EncryptionState>
  /**
   * Encrypts with the current key whatever is under a former one, some pages a transaction, while the store is in use;
   * answers how many rows it wrote. Interrupted, it may be called again. Former keys are noted as long as a row is left.
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

/** What a database does just now. */
export interface DatabaseLoad {
  /** Connections that are open. */
  open: number
  /** Those that nobody uses. */
  idle: number
  /** Callers that wait for one. */
  waiting: number
  /** What the thread of an embedded database has done since the start. */
  thread?: { requests: number; busyMs: number; discarded: number }
}

export type StoreKind = 'embedded' | 'postgres'

/** What an organisation is found by before it is known. */
export type FoundBy = 'host' | 'orgId' | 'code'

/** What is known of an organisation from the start. */
export interface NewOrganisation {
  orgId: string
  code: string
  hosts: readonly string[]
  /** Name of its database, where there are several; undefined for the one with the fewest organisations. */
  shard?: string | undefined
}

/** Reads what organisations have that are found by some keys, by key. */
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
   * Runs `fn` in one transaction of one organisation: commits when it returns, rolls back when it throws. Where societies
   * are in several databases and this one is being moved, what `fn` wrote is rolled back and `fn` runs once more in the
   * other database: apart from the transaction it must do nothing that may not be done twice.
   */
  tx<T>(orgId: string, fn: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * The same store, whose transactions of one organisation have a limit for each statement: one that takes longer is
   * cancelled, and the transaction fails as `Busy`. The embedded database has one limit for all statements instead.
   */
  limited(statementMs: number): Store
  /**
   * The same store, whose transactions of one organisation only read, and may do so on a replica where there is one; what
   * was committed before they began is there.
   */
  lagging(): Store
  /** Runs `fn` in one transaction over all organisations of one database: of one of `shards()` where there are several. */
  txSystem<T>(fn: (tx: SystemTx) => Promise<T>): Promise<T>
  /** As `txSystem`, for work on one organisation: in its database, and repeated as `tx` is. */
  txSystemOf<T>(orgId: string, fn: (tx: SystemTx) => Promise<T>): Promise<T>
  /** The databases, each by itself; the store itself where there is one. */
  shards(): readonly Store[]
  /** Reads by keys in the databases that have them. A key whose database fails has the failure as its value. */
  lookUp<T extends { orgId: string; code: string }>(
    by: FoundBy,
    keys: readonly string[],
    read: ReadByKeys<T>,
  ): Promise<Map<string, T | StoreError>>
  /**
   * Chooses the database of a new organisation, and keeps code and hosts for one before a transaction gives them to it.
   * @throws Conflict when an organisation of another database has one of them
   */
  reserve(organisation: NewOrganisation): Promise<void>
  /** Calls the listener after each transaction that has woken lanes, with these. */
  onWake(listener: (lanes: ReadonlySet<Lane>) => void): void
  /** Whether a query is answered now; never throws. */
  ready(): Promise<boolean>
  load(): DatabaseLoad
  /** True while the disk is nearly full: reads go on, writes fail with `ReadOnlyStore`. */
  readOnly(): boolean
  /**
   * Copies the files of the embedded database as they are between two transactions, everything acknowledged included,
   * and answers the folder, which is the caller's to remove. Calls wait meanwhile. PostgreSQL has tools of its own.
   */
  snapshot?(): Promise<string>
  /**
   * Reads every page of the embedded database in a copy, and answers what is damaged. PostgreSQL has tools of its own.
   */
  damage?(): Promise<Damage[]>
  /** Waits for what runs, refuses what comes, frees the data directory. Twice does no harm. */
  close(): Promise<void>
}
