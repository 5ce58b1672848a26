import { createHmac, timingSafeEqual } from 'node:crypto'

/** Purpose and organisation of a grant, both part of what is signed: it is invalid for any others. */
export interface GrantKind {
  purpose: string
  orgId: string
}

const GRANT = /^([\w:-]{1,64})\.([0-9a-z]{1,12})\.([\w-]{43})$/

const macOf = (secret: string, { purpose, orgId }: GrantKind, value: string, expires: number) =>
  createHmac('sha256', secret)
    .update(`${purpose}\n${orgId}\n${value}\n${expires}`)
    .digest('base64url')

/**
 * Grants a value until a time, in epoch milliseconds. Signed rather than stored, so that it is valid on every server
 * that shares the secret.
 */
export const signGrant = (
  secret: string,
  kind: GrantKind,
  value: string,
  expires: number,
): string => `${value}.${expires.toString(36)}.${macOf(secret, kind, value, expires)}`

/** Returns the value of a grant; undefined when it is forged, expired, or of another kind. */
export function grantedValue(
  secret: string,
  kind: GrantKind,
  grant: string,
  now: Date,
): string | undefined {
  const [, value, until = '', mac = ''] = GRANT.exec(grant) ?? []
  if (value === undefined) return undefined
  const expires = Number.parseInt(until, 36)
  const expected = macOf(secret, kind, value, expires)
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(mac))) return undefined
  return expires > now.getTime() ? value : undefined
}
