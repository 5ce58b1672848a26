import type { Generated } from 'kysely'
import type { Lane } from '../jobKinds.ts'
import type { Json } from './json.ts'

/** Failed logins in a row, by name entered and network. */
export interface LoginFailureTable {
  orgId: string
  /** User name or mobile as entered; the account need not exist. */
  login: string
  /** IPv4 address, or the first 64 bits of IPv6. */
  network: string
  failures: number
  pausedUntil: Date | null
  failedAt: Date
}

/** Number of events in a window, shared by all processes. */
export interface RateBucketTable {
  orgId: string
  key: string
  windowStart: Date
  count: number
}

/** Requests of one network in one minute, as far as the processes have shared their counts. */
export interface FloodCountTable {
  minute: Date
  /** Kind of the requests (`CountedAs`). */
  kind: string
  /** IPv4 address, or the first 64 bits of IPv6. */
  network: string
  requests: number
}

/** Stored answer of an idempotent write. */
export interface IdempotencyTable {
  orgId: string
  key: string
  /** Hash of the request; the same key with another request is refused. */
  fingerprint: string
  /** HTTP status and envelope; null while the first transaction is open. */
  status: number | null
  body: Json<unknown> | null
  createdAt: Date
}

/** A job to run after the transaction that inserted it: delivered at least once. */
export interface OutboxTable {
  orgId: string
  /** Also the idempotency key of external calls. */
  id: string
  kind: string
  payload: Json<unknown>
  runAt: Date
  leaseUntil: Date | null
  tries: number
  createdAt: Date
  doneAt: Date | null
  /** When retries ended; shown to operators. */
  deadAt: Date | null
  error: string | null
  lane: Lane
}

/** Periodic maintenance over all societies, done by one process at a time. */
export interface ChoreTable {
  name: string
  nextAt: Date
  leaseUntil: Date | null
}

/** A key that rows of this database require for decryption or lookup. */
export interface EncryptionKeyTable {
  purpose: 'encrypt' | 'lookup'
  keyId: string
  since: Date
}

/**
 * A term that a searched text of a row holds, made of the text's codes (`nameCodes`, decision 0422); triggers write it with
 * the row.
 */
export interface SearchTermTable {
  orgId: string
  kind: 'member' | 'organisation' | 'account' | 'unit'
  /** Value by which lists of these rows are filtered (`searchScopes.ts`). */
  scope: string
  /** Its first code: that of a pair of neighbouring characters, or of the text's first character. */
  head: string
  /** The codes from a place of the text on, which cover 24 characters at most; that of the first character stands alone. */
  term: string
  /** Creation time of the row, which is the order of lists. */
  createdAt: Date
  subjectId: string
  /** The day a membership is paid until. */
  until: string | null
  /** Kind and scope. */
  list: Generated<string>
}

/** Progress of the backfill of terms; no row once it is complete. */
export interface SearchFillingTable {
  kind: SearchTermTable['kind']
  /** The last row that has been filled. */
  afterOrg: string
  afterAt: Date
  afterId: string
}

/** What a member’s name may be misspelt as, written by triggers. */
export interface NamePatternTable {
  orgId: string
  /** The code of the name with one character left open (`patternCodes`). */
  pattern: string
  memberId: string
}

/** Progress of the backfills of columns of lists, name patterns and search keys; no row of a kind once it is complete. */
export interface ListFillingTable {
  kind: 'order' | 'invoice' | 'credit' | 'payer' | 'name' | `key.${SearchTermTable['kind']}`
  /** The last row that has been filled. */
  afterOrg: string
  afterId: string
}

/** Progress of encrypting rows written before their columns were encrypted; no row of a table once it is complete. */
export interface SealFillingTable {
  /** The table; with `codes.` before it where its texts get codes and stay in clear. */
  tableName: string
  /** The next page of the table. */
  page: number
  beginAt: Date
}

/** In the catalogue’s database: which database a society lives in. */
export interface CatalogueSocietyTable {
  orgId: string
  code: string
  /** Name of the database, as the settings have it. */
  shard: string
}

/** In the catalogue’s database: a host that a society has, or is about to have. */
export interface CatalogueHostTable {
  /** Lower case, without port. */
  host: string
  orgId: string
}

/**
 * `arriving`: the society's rows are being copied here. `arrived`: it is at home here; traces of the copy are not yet
 * removed. `leaving`: read-only until it is at home elsewhere. `moved`: it is at home elsewhere; rows here are
 * leftovers.
 */
export type MoveState = 'arriving' | 'arrived' | 'leaving' | 'moved'

/** Move of a society between two databases, as each of them records it. */
export interface SocietyMoveTable {
  orgId: string
  state: MoveState
  /** Name of the other database. */
  peer: string
  /** Time at which `leaving` expires, unless it is cleared before; null once the move can only be completed. */
  until: Date | null
  /** For `moved`: true when all rows were found in the other database. */
  isVerified: boolean
}
