/** How a caller may react to a failure; each class below has one kind. */
export type StoreErrorKind =
  | 'badData'
  | 'conflict'
  | 'missingReference'
  | 'ruleBroken'
  | 'refused'
  | 'busy'
  | 'readOnly'
  | 'unavailable'
  | 'failure'

interface Detail {
  code?: string | undefined
  constraint?: string | undefined
  cause?: unknown
}

/** Any failure of the database layer. `message` is for logs and may contain values: never show it to users. */
export class StoreError extends Error {
  override name = 'StoreError'
  readonly kind: StoreErrorKind = 'failure'
  /** SQLSTATE, if the database returned one. */
  readonly code: string | undefined
  readonly constraint: string | undefined

  constructor(message: string, detail: Detail = {}) {
    super(message, { cause: detail.cause })
    this.code = detail.code
    this.constraint = detail.constraint
  }
}

/** The value cannot be stored (NUL, lone surrogate, out of range, nested too deep). The sender's mistake: 400. */
export class BadData extends StoreError {
  override name = 'BadData'
  override readonly kind = 'badData'
}

/** A unique key already exists; `constraint` names it. 409. */
export class Conflict extends StoreError {
  override name = 'Conflict'
  override readonly kind = 'conflict'
}

/** A row refers to a missing row, or is still referred to. 409. */
export class MissingReference extends StoreError {
  override name = 'MissingReference'
  override readonly kind = 'missingReference'
}

/** A check or not-null constraint failed: a bug. 500. */
export class RuleBroken extends StoreError {
  override name = 'RuleBroken'
  override readonly kind = 'ruleBroken'
}

/** Refused by row-level security, a missing privilege, or the append-only rule: a check before it is missing. 500. */
export class Refused extends StoreError {
  override name = 'Refused'
  override readonly kind = 'refused'
}

/** Deadlock, serialisation failure or lock timeout: nothing was done, and the call may be retried. 503. */
export class Busy extends StoreError {
  override name = 'Busy'
  override readonly kind = 'busy'
}

/** The disk is nearly full; only reading works. 503. */
export class ReadOnlyStore extends StoreError {
  override name = 'ReadOnlyStore'
  override readonly kind = 'readOnly'
}

/** The database is unavailable. Whether a commit in flight succeeded is unknown. 503. */
export class Unavailable extends StoreError {
  override name: string = 'Unavailable'
  override readonly kind = 'unavailable'
}

/** A statement exceeded its deadline and was cancelled; its transaction is rolled back. 503. */
export class QueryDeadline extends Unavailable {
  override name = 'QueryDeadline'
}
