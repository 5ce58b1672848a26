import { grantedValue, signGrant } from '#server/base/shared/signedGrant.ts'

/** Long enough to fill in a long form; a page left open longer has to be reloaded. */
export const FORM_GRANT_MS = 2 * 3600_000

const kindOf = (orgId: string) => ({ purpose: 'upload grant of a form', orgId })

/**
 * Grant that lets an anonymous visitor upload into one form of one organisation; sent with the form.
 * @param secret the storage's, which all servers share
 */
export const grantForm = (secret: string, orgId: string, formHash: string, now: Date): string =>
  signGrant(secret, kindOf(orgId), formHash, now.getTime() + FORM_GRANT_MS)

/** Returns the form hash of a grant; undefined when it is forged, expired, or of another organisation. */
export const grantedForm = (
  secret: string,
  orgId: string,
  grant: string,
  now: Date,
): string | undefined => grantedValue(secret, kindOf(orgId), grant, now)
