import { grantedValue, signGrant } from '#server/base/shared/signedGrant.ts'

/** Lifetime of a grant: a publish page that is open longer has to be reloaded. */
const PREVIEW_GRANT_MS = 2 * 3600_000

const kindOf = (orgId: string) => ({ purpose: 'preview of a configuration', orgId })

/**
 * Creates a grant by which a framed page reads a configuration that is not live, as a visitor would: its public calls
 * carry no login.
 * @param shown `change:<id>` or `version:<number>`
 * @param secret the storage's, which all servers share
 */
export const grantPreview = (secret: string, orgId: string, shown: string, now: Date): string =>
  signGrant(secret, kindOf(orgId), shown, now.getTime() + PREVIEW_GRANT_MS)

/** Returns the `shown` of a grant; undefined when it is forged, expired, or of another organisation. */
export const grantedPreview = (
  secret: string,
  orgId: string,
  grant: string,
  now: Date,
): string | undefined => grantedValue(secret, kindOf(orgId), grant, now)
