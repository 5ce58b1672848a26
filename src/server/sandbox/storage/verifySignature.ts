import { timingSafeEqual } from 'node:crypto'
import { hmacSha1 } from '#server/providers/storage/ossV1.ts'
import { OSS_V4, ossV4Signature } from '#server/providers/storage/ossV4.ts'
import type { FieldValues } from './checkConditions.ts'
import { StorageError } from './storageError.ts'

/** The only account the emulator knows. */
export interface StorageAccount {
  key: string
  secret: string
  region: string
}

const WEEK = 7 * 24 * 3600_000

export const denied = (message: string) => new StorageError(403, 'AccessDenied', message)
export const unknownKey = () =>
  new StorageError(
    403,
    'InvalidAccessKeyId',
    'The OSS Access Key Id you provided does not exist in our records.',
  )
export const mismatch = () =>
  new StorageError(
    403,
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  )

export const same = (left: string, right: string) =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))

/** Verifies the signature of a form of OSS V1, OSS V4 or OBS; returns the policy text. */
export function verifySignature(fields: FieldValues, account: StorageAccount, now: Date): string {
  if (fields.has('x-oss-signature-version')) return verifyV4(fields, account, now)
  if (fields.has('token')) return verifyObsToken(fields.get('token') ?? '', account)
  const key = fields.get('ossaccesskeyid') ?? fields.get('accesskeyid')
  return verifyV1(key, fields.get('policy'), fields.get('signature'), account)
}

function verifyV1(
  key: string | undefined,
  policy: string | undefined,
  signature: string | undefined,
  account: StorageAccount,
): string {
  if (!key || !policy || !signature) throw denied('You have no right to access this object.')
  if (key !== account.key) throw unknownKey()
  if (!same(hmacSha1(account.secret, policy), signature)) throw mismatch()
  return policy
}

/** Accepts OBS's alternative, a single field `token` = `AK:signature:policy64`. */
function verifyObsToken(token: string, account: StorageAccount): string {
  const [key, signature, policy] = token.split(':')
  return verifyV1(key, policy, signature, account)
}

function verifyV4(fields: FieldValues, account: StorageAccount, now: Date): string {
  const policy = fields.get('policy')
  const signedAt = fields.get('x-oss-date') ?? ''
  if (fields.get('x-oss-signature-version') !== OSS_V4 || !policy)
    throw new StorageError(400, 'InvalidArgument', 'Invalid signature version or missing policy.')
  const [key, day, region, product, ending] = (fields.get('x-oss-credential') ?? '').split('/')
  const scoped = product === 'oss' && ending === 'aliyun_v4_request' && region === account.region
  if (!scoped || day !== signedAt.slice(0, 8) || !isRecent(signedAt, now))
    throw new StorageError(400, 'InvalidArgument', 'Invalid x-oss-credential or x-oss-date.')
  if (key !== account.key) throw unknownKey()
  const expected = ossV4Signature(account.secret, String(day), account.region, policy)
  if (!same(expected, fields.get('x-oss-signature') ?? '')) throw mismatch()
  return policy
}

/** True for a `yyyymmddTHHMMSSZ` stamp at most one week old and at most 15 minutes in the future. */
function isRecent(stamp: string, now: Date): boolean {
  const time = timeOf(stamp)
  return time > now.getTime() - WEEK && time < now.getTime() + 900_000
}

/** Parses `yyyymmddTHHMMSSZ` to milliseconds since the epoch; NaN for anything else. */
export function timeOf(stamp: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp)
  const [, year = Number.NaN, month = 1, day, hour, minute, second] = (parts ?? []).map(Number)
  return Date.UTC(year, month - 1, day, hour, minute, second)
}
