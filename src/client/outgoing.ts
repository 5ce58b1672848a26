import type { CallEntry } from '#contract/calls.ts'
import type { BuiltRequest } from './buildRequest.ts'

export interface Credentials {
  token?: string | undefined
  proofs?: readonly string[]
  recommendation?: string | undefined
}

export interface Sending {
  credentials: Credentials
  /** Sent as `idempotency-key`. */
  key?: string
  signal?: AbortSignal | undefined
}

/** A request as it goes over the wire. */
export interface OutgoingRequest {
  method: CallEntry['method']
  /** Path and query, without origin. */
  address: string
  headers: Readonly<Record<string, string>>
  body?: string
  /** Opens an answer that came sealed; absent when the request went in plain text. */
  open?: (text: string) => string | undefined
}

/** A request in plain text. */
export function plainRequest(
  request: BuiltRequest,
  { credentials, key }: Sending,
): OutgoingRequest {
  const proofs = credentials.proofs?.join(',')
  return {
    ...request,
    headers: {
      ...(request.body !== undefined && { 'content-type': 'application/json' }),
      ...(credentials.token && { authorization: `Bearer ${credentials.token}` }),
      ...(proofs && { 'x-mobile-proof': proofs }),
      ...(credentials.recommendation && { 'x-recommend-proof': credentials.recommendation }),
      ...(key && { 'idempotency-key': key }),
    },
  }
}
