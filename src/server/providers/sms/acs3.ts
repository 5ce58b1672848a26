/** ACS3-HMAC-SHA256, the signature of Alibaba Cloud's HTTP interface. Used by the provider and by its stand-in alike. */

import { createHash, createHmac } from 'node:crypto'
import { ownValue } from '#contract/record.ts'
import { percentEncode } from '../percentEncode.ts'

export const ACS3 = 'ACS3-HMAC-SHA256'

export interface Acs3Request {
  method: string
  path: string
  query: Record<string, string>
  /** Lower-case names; `host` and every `x-acs-*` are signed. */
  headers: Record<string, string>
  body: string
}

export const sha256Hex = (text: string) => createHash('sha256').update(text).digest('hex')

/** Names and values encoded and sorted by name, as the signature wants them and as the address may carry them. */
export function canonicalQuery(query: Record<string, string>): string {
  return Object.keys(query)
    .sort()
    .map((name) => `${percentEncode(name)}=${percentEncode(ownValue(query, name) ?? '')}`)
    .join('&')
}

/** Names of the headers that are signed, sorted. */
export function signedHeaders(headers: Record<string, string>): string[] {
  return Object.keys(headers)
    .filter((name) => name === 'host' || name.startsWith('x-acs-'))
    .sort()
}

/** Hex signature over the canonical request. */
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

/** The value of the `authorization` header. */
export function acs3Authorization(request: Acs3Request, key: string, secret: string): string {
  const names = signedHeaders(request.headers)
  const signature = acs3Signature(request, names, secret)
  return `${ACS3} Credential=${key},SignedHeaders=${names.join(';')},Signature=${signature}`
}
