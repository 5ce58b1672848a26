import { timingSafeEqual } from 'node:crypto'
import { ACS3, type Acs3Request, acs3Signature } from '#server/providers/sms/acs3.ts'

/** The provider's refusal of a request: HTTP status, and code and message of its JSON. */
export interface AcsError {
  status: number
  Code: string
  Message: string
}

export interface SmsAccount {
  key: string
  secret: string
}

const QUARTER = 15 * 60_000

const refuse = (status: number, Code: string, Message: string): AcsError => ({
  status,
  Code,
  Message,
})

/**
 * Verifies an ACS3 signature as the provider does; returns undefined when it is valid. `nonces` holds the nonces
 * already used.
 */
export function verifyAcs3(
  request: Acs3Request,
  account: SmsAccount,
  nonces: Set<string>,
  now: Date,
): AcsError | undefined {
  const parts = readAuthorization(request.headers.authorization ?? '')
  if (!parts) return refuse(400, 'IncompleteSignature', 'The request signature is incomplete.')
  if (parts.key !== account.key)
    return refuse(404, 'InvalidAccessKeyId.NotFound', 'Specified access key is not found.')
  const expected = acs3Signature(request, parts.names, account.secret)
  if (!parts.names.includes('x-acs-date') || !same(expected, parts.signature))
    return refuse(400, 'SignatureDoesNotMatch', 'Specified signature is not matched.')
  const time = Date.parse(request.headers['x-acs-date'] ?? '')
  if (!(Math.abs(now.getTime() - time) < QUARTER))
    return refuse(400, 'InvalidTimeStamp.Expired', 'Specified time stamp or date value is expired.')
  const nonce = request.headers['x-acs-signature-nonce'] ?? ''
  if (!nonce || nonces.has(nonce))
    return refuse(400, 'SignatureNonceUsed', 'Specified signature nonce was used already.')
  nonces.add(nonce)
  return undefined
}

const same = (left: string, right: string) =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))

function readAuthorization(header: string) {
  const pattern = new RegExp(`^${ACS3} Credential=([^,]+),SignedHeaders=([^,]+),Signature=(\\w+)$`)
  const found = pattern.exec(header)
  if (!found) return undefined
  const [, key = '', names = '', signature = ''] = found
  return { key, names: names.split(';'), signature }
}
