/** What a caller may do about a failure; each class below has one. */
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

/** Any failure of the database layer. `message` is for logs and may hold values: never show it. */
export class StoreError extends Error {
  override name = 'StoreError'
  readonly kind: StoreErrorKind = 'failure'
  /** SQLSTATE, when the database gave one. */
  readonly code: string | undefined
  readonly constraint: string | undefined

  constructor(message: string, detail: Detail = {}) {
    super(message, { cause: detail.cause })
    this.code = detail.code
    this.constraint = detail.constraint
  }
}

/** The value itself cannot be stored (NUL, lone surrogate, out of range, too deep): the sender's fault, 400. */
export class BadData extends StoreError {
  override name = 'BadData'
  override readonly kind = 'badData'
}

/** A unique key exists already; `constraint` says which. 409. */
export class Conflict extends StoreError {
  override name = 'Conflict'
  override readonly kind = 'conflict'
}

/** A row refers to one that does not exist, or is still referred to. 409. */
export class MissingReference extends StoreError {
  override name = 'MissingReference'
  override readonly kind = 'missingReference'
}

/** A check or not-null rule of the schema: our own mistake. 500. */
export class RuleBroken extends StoreError {
  override name = 'RuleBroken'
  override readonly kind = 'ruleBroken'
}

/** Row level security, a missing privilege, or the append-only rule said no. 500: the first wall has a hole. */
export class Refused extends StoreError {
  override name = 'Refused'
  override readonly kind = 'refused'
}

/** Deadlock, serialisation or lock wait: nothing was done, the same call may be tried again. 503. */
export class Busy extends StoreError {
  override name = 'Busy'
  override readonly kind = 'busy'
}

/** The disk is nearly full; reading works. 503. */
export class ReadOnlyStore extends StoreError {
  override name = 'ReadOnlyStore'
  override readonly kind = 'readOnly'
}

/** The database cannot answer now. Whether a commit in flight happened is unknown. 503. */
export class Unavailable extends StoreError {
  override name: string = 'Unavailable'
  override readonly kind = 'unavailable'
}

/** A statement ran past its deadline and was ended; its transaction is gone. 503. */
export class QueryDeadline extends Unavailable {
  override name = 'QueryDeadline'
}
