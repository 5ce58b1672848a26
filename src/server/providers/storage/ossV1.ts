import { createHmac } from 'node:crypto'
import { onceConditions, onceFields } from './forbidOverwrite.ts'
import { encodePolicy } from './policy.ts'
import type { FormFields, StorageSettings, UploadGrant } from './storageSettings.ts'

/** Returns base64(HMAC-SHA1(secret, policy64)), the signature of OSS V1 and of OBS. */
export function hmacSha1(secret: string, policy64: string): string {
  return createHmac('sha1', secret).update(policy64).digest('base64')
}

/** Returns the fields of an OSS PostObject form with signature V1. */
export function signOssV1(settings: StorageSettings, grant: UploadGrant): FormFields {
  const policy = encodePolicy(grant.expiresAt, [
    { bucket: settings.bucket },
    ['eq', '$key', grant.objectKey],
    ['eq', '$content-type', grant.contentType],
    ['eq', '$success_action_status', '200'],
    ...onceConditions(grant),
    ['content-length-range', 1, grant.maxSize],
  ])
  return {
    key: grant.objectKey,
    policy,
    OSSAccessKeyId: settings.key,
    Signature: hmacSha1(settings.secret, policy),
    success_action_status: '200',
    'x-oss-content-type': grant.contentType,
    ...onceFields(grant),
  }
}
