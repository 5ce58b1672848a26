/** The encrypted envelope as it travels (decision 0146): JWE in its compact form, in both directions. */

/** Content type of a sealed body and of a sealed answer. */
export const SEALED_TYPE = 'application/jose'

/** Header that carries what is sealed when a call has no body. */
export const SEALED_HEADER = 'x-envelope'

/** How the browser wraps the key of a request, and how both sides encrypt what the keys are for. */
export const KEY_WRAPPING = 'RSA-OAEP-256'
export const CONTENT_ENCRYPTION = 'A256CBC-HS512'

/** A request is good for so many seconds before and after the server's time. */
export const SEALED_SECONDS = 300

/** Headers that travel inside: who asks, and the key of a write. */
export const SEALED_HEADERS = [
  'authorization',
  'x-mobile-proof',
  'x-recommend-proof',
  'idempotency-key',
] as const
export type SealedHeader = (typeof SEALED_HEADERS)[number]

/** What a browser seals: the whole request, so that outside nothing but method and path can be read, or changed. */
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

/** Protected header of an answer; `nonce` is the request's, so that no other answer can stand in for it. */
export interface SealedAnswerHeader {
  alg: 'dir'
  enc: typeof CONTENT_ENCRYPTION
  nonce: string
}
