import { grantedValue, signGrant } from '../../shared/signedGrant.ts'

/** Lifetime of a grant: a publish page that is open longer has to be reloaded. */
const PREVIEW_GRANT_MS = 2 * 3600_000

const kindOf = (orgId: string) => ({ purpose: 'preview of a configuration', orgId })

/**
 * Grant that lets a framed page read a configuration that is not live, as a visitor would: its open calls have no login.
 * @param shown `change:<id>` or `version:<number>`
 * @param secret the storage's, which all servers share
 */
export const grantPreview = (secret: string, orgId: string, shown: string, now: Date): string =>
  signGrant(secret, kindOf(orgId), shown, now.getTime() + PREVIEW_GRANT_MS)

/** Returns what a grant shows; undefined when it is forged, expired, or of another organisation. */
export const grantedPreview = (
  secret: string,
  orgId: string,
  grant: string,
  now: Date,
): string | undefined => grantedValue(secret, kindOf(orgId), grant, now)
