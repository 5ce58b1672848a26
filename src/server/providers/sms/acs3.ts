/** ACS3-HMAC-SHA256, the signature of Alibaba Cloud's HTTP interface; used by the provider and by its emulator. */

import { createHash, createHmac } from 'node:crypto'
import { ownValue } from '#contract/record.ts'
import { percentEncode } from '../percentEncode.ts'

export const ACS3 = 'ACS3-HMAC-SHA256'

export interface Acs3Request {
  method: string
  path: string
  query: Record<string, string>
  /** Lower-case names; `host` and every `x-acs-*` header are signed. */
  headers: Record<string, string>
  body: string
}

export const sha256Hex = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Returns the query string with names and values encoded and sorted by name, as the signature requires; valid in a URL,
 * too.
 */
export function canonicalQuery(query: Record<string, string>): string {
  return Object.keys(query)
    .sort()
    .map((name) => `${percentEncode(name)}=${percentEncode(ownValue(query, name) ?? '')}`)
    .join('&')
}

/** Returns the names of the signed headers, sorted. */
export function signedHeaders(headers: Record<string, string>): string[] {
  return Object.keys(headers)
    .filter((name) => name === 'host' || name.startsWith('x-acs-'))
    .sort()
}

/** Returns the hex signature of the canonical request. */
export function acs3Signature(request: Acs3Request, names: string[], secret: string): string {
  const canonical = [
    request.method,
    request.path,
    canonicalQuery(request.query),
    names.map((name) => `${name}:${(ownValue(request.headers, name) ?? '').trim()}\n`).join(''),
    names.join(';'),
    sha256Hex(request.body),
  ].join('\n')
  return createHmac('sha256', secret)
    .update(`${ACS3}\n${sha256Hex(canonical)}`)
    .digest('hex')
}

/** Returns the value of the `authorization` header. */
export function acs3Authorization(request: Acs3Request, key: string, secret: string): string {
  const names = signedHeaders(request.headers)
  const signature = acs3Signature(request, names, secret)
  return `${ACS3} Credential=${key},SignedHeaders=${names.join(';')},Signature=${signature}`
}
