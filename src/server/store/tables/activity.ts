import type { Generated } from 'kysely'
import type { Json } from './json.ts'

/** Kind of actor: an account by its type, an anonymous visitor, the operator at a terminal, or the server itself. */
export type WhoKind = 'staff' | 'member' | 'unit' | 'visitor' | 'operator' | 'system'

export type ActivityKind = 'write' | 'read' | 'export' | 'login' | 'rights' | 'job'

/** Further details of an entry; never personal data or secrets. */
export interface ActivityDetail {
  /** Input values that are codes of the contract, by name. */
  said?: Record<string, string>
  /** Names of the filters used; their values are not stored. */
  by?: string[]
  /** Number of rows shown, exported, added or deleted. */
  rows?: number
  /** Outcome of sending a file; absent in the entry of its beginning. */
  ended?: 'complete' | 'broken'
  /** Names of the changed values. */
  fields?: string[]
  /** Rights before and after. */
  before?: string[]
  after?: string[]
  /** Version of a configuration. */
  version?: number
}

/** Activity log, append-only: the database refuses `update` and `delete`. */
export interface ActivityLogTable {
  orgId: string
  id: string
  /** Insertion order within the database. */
  seq: Generated<string>
  at: Date
  whoKind: WhoKind
  whoId: string | null
  /** The name at that time; for a visitor the proven mobile, masked. */
  whoName: string
  network: string | null
  /** Operation id of the call, or the job. */
  operation: string
  kind: ActivityKind
  recordType: string | null
  recordId: string | null
  personId: string | null
  /** Masked. */
  personName: string | null
  /** Code of the refusal; null on success. */
  refusal: string | null
  detail: Json<ActivityDetail>
}
