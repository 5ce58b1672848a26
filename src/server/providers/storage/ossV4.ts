import { createHmac } from 'node:crypto'
import { onceConditions, onceFields } from './forbidOverwrite.ts'
import { encodePolicy } from './policy.ts'
import type { FormFields, StorageSettings, UploadGrant } from './storageSettings.ts'

export const OSS_V4 = 'OSS4-HMAC-SHA256'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/**
 * Signs a policy or request with V4: hex HMAC-SHA256 under a key derived from date (`yyyymmdd`), region and product.
 */
export function ossV4Signature(secret: string, date: string, region: string, text: string) {
  const dated = hmac(`aliyun_v4${secret}`, date)
  const key = hmac(hmac(hmac(dated, region), 'oss'), 'aliyun_v4_request')
  return hmac(key, text).toString('hex')
}

/** Formats a time as `yyyymmddTHHMMSSZ`. */
export const ossV4Stamp = (time: Date) => `${time.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

/** Returns the fields of an OSS PostObject form with signature V4. */
export function signOssV4(settings: StorageSettings, grant: UploadGrant): FormFields {
  const signedAt = ossV4Stamp(grant.now)
  const day = signedAt.slice(0, 8)
  const credential = `${settings.key}/${day}/${settings.region}/oss/aliyun_v4_request`
  const policy = encodePolicy(grant.expiresAt, [
    { bucket: settings.bucket },
    { 'x-oss-signature-version': OSS_V4 },
    { 'x-oss-credential': credential },
    { 'x-oss-date': signedAt },
    ['eq', '$key', grant.objectKey],
    ['eq', '$content-type', grant.contentType],
    ['eq', '$success_action_status', '200'],
    ...onceConditions(grant),
    ['content-length-range', 1, grant.maxSize],
  ])
  return {
    key: grant.objectKey,
    policy,
    'x-oss-signature-version': OSS_V4,
    'x-oss-credential': credential,
    'x-oss-date': signedAt,
    'x-oss-signature': ossV4Signature(settings.secret, day, settings.region, policy),
    success_action_status: '200',
    'x-oss-content-type': grant.contentType,
    ...onceFields(grant),
  }
}
