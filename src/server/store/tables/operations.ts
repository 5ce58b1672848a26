import type { Json } from './json.ts'

/** How often something happened in a window, shared by all processes. */
export interface RateBucketTable {
  orgId: string
  key: string
  windowStart: Date
  count: number
}

/** The stored answer of a write that may be sent again. */
export interface IdempotencyTable {
  orgId: string
  key: string
  /** Hash of what was asked; the same key with another one is refused. */
  fingerprint: string
  /** HTTP status and envelope; null while the first caller's transaction is open. */
  status: number | null
  body: Json<unknown> | null
  createdAt: Date
}

/** Work to be done after the commit that wrote it: delivered at least once. */
export interface OutboxTable {
  orgId: string
  /** Also the idempotency key towards the outside. */
  id: string
  kind: string
  payload: Json<unknown>
  runAt: Date
  leaseUntil: Date | null
  tries: number
  createdAt: Date
  doneAt: Date | null
  /** Given up; shown to operators. */
  deadAt: Date | null
  error: string | null
}
