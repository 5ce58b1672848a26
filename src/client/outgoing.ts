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

/** Opens a sealed answer; absent when the request was sent in plain text. */
export interface Opening {
  open?: (text: string) => string | undefined
  /** Opens the part of a file with this number. */
  openPart?: (text: string, part: number) => Uint8Array | undefined
}

/** A request as it goes over the wire. */
export interface OutgoingRequest extends Opening {
  method: CallEntry['method']
  /** Path and query, without origin. */
  address: string
  headers: Readonly<Record<string, string>>
  body?: string
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
