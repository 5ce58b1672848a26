import { Secret, TOTP } from 'otpauth'

const PERIOD = 30
const DIGITS = 6
const SECRET_BYTES = 20
/** Steps a phone's clock may differ, before and after. */
const DRIFT = 1

/** A new authenticator secret in base32, the form people type. */
export const newFactorSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** URI for the authenticator's QR code; `issuer` and `label` are shown in the app. */
export const factorUri = (secret: string, issuer: string, label: string): string =>
  new TOTP({ secret, issuer, label, digits: DIGITS, period: PERIOD }).toString()

/** Returns the time step a code belongs to, with one step of drift; undefined for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const totp = new TOTP({ secret, digits: DIGITS, period: PERIOD })
  const delta = totp.validate({ token: code, timestamp, window: DRIFT })
  return delta === null ? undefined : TOTP.counter({ period: PERIOD, timestamp }) + delta
}
