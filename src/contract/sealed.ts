/** The encrypted envelope as it travels (decision 0146): JWE in its compact form, in both directions. */

/** Content type of a sealed body and of a sealed answer. */
export const SEALED_TYPE = 'application/jose'

/** The header with the sealed content of a call without a body. */
export const SEALED_HEADER = 'x-envelope'

/** How the browser wraps the key of a request, and how both sides encrypt what the keys are for. */
export const KEY_WRAPPING = 'RSA-OAEP-256'
export const CONTENT_ENCRYPTION = 'A256CBC-HS512'

/** A request is good for so many seconds before and after the server's time. */
export const SEALED_SECONDS = 300

/** Headers sent inside: the credentials, and the idempotency key of a write. */
export const SEALED_HEADERS = [
  'authorization',
  'x-mobile-proof',
  'x-recommend-proof',
  'idempotency-key',
] as const
export type SealedHeader = (typeof SEALED_HEADERS)[number]

/** The sealed content: the whole request, so that only method and path can be read or changed outside. */
export interface SealedRequest {
  method: string
  path: string
  /** Text of the query, without `?`; empty when there is none. */
  query: string
  headers: Partial<Record<SealedHeader, string>>
  /** JSON text, byte for byte as it was written; absent for calls without a body. */
  body?: string
  /** Milliseconds since 1970, by the server's clock as the browser knows it. */
  at: number
  /** 16 random bytes, base64url; a second request with it is refused. */
  nonce: string
  /** 64 random bytes, base64url: the key of the answer, and of nothing else. */
  key: string
}

/** Protected header of an answer; `nonce` is the request's, so that no other answer can be substituted. */
export interface SealedAnswerHeader {
  alg: 'dir'
  enc: typeof CONTENT_ENCRYPTION
  nonce: string
  /** Of a part of a file: which one, from 0. */
  part?: number
}

/**
 * A file travels as lines (decision 0194): the first is the sealed envelope with this as its `data`, each further one a
 * part of the bytes, sealed by itself. A part without bytes ends it, so that a file whose size nobody knows beforehand
 * cannot be cut off unnoticed.
 */
export interface SealedFile {
  name: string
  type: string
}
