import { createHmac, timingSafeEqual } from 'node:crypto'

/** Long enough to fill in a long form; a page left open longer has to be reloaded. */
export const FORM_GRANT_MS = 2 * 3600_000

const GRANT = /^([0-9a-f]{1,64})\.([0-9a-z]{1,12})\.([\w-]{43})$/

interface Granting {
  orgId: string
  /** Hash of the form's definition. */
  formHash: string
  /** Epoch milliseconds. */
  expires: number
}

const macOf = (secret: string, { orgId, formHash, expires }: Granting): string =>
  createHmac('sha256', secret)
    .update(`upload grant of a form\n${orgId}\n${formHash}\n${expires}`)
    .digest('base64url')

/**
 * Grant that lets an anonymous visitor upload into one form of one organisation; sent with the form. Signed rather than
 * stored, so it is valid on every server: `secret` is the storage's, which all servers share.
 */
export function grantForm(secret: string, orgId: string, formHash: string, now: Date): string {
  const expires = now.getTime() + FORM_GRANT_MS
  return `${formHash}.${expires.toString(36)}.${macOf(secret, { orgId, formHash, expires })}`
}

/** Returns the form hash of a grant; undefined when it is forged, expired, or of another organisation. */
export function grantedForm(
  secret: string,
  orgId: string,
  grant: string,
  now: Date,
): string | undefined {
  const [, formHash, until = '', mac = ''] = GRANT.exec(grant) ?? []
  if (!formHash) return undefined
  const expires = Number.parseInt(until, 36)
  const expected = macOf(secret, { orgId, formHash, expires })
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(mac))) return undefined
  return expires > now.getTime() ? formHash : undefined
}
