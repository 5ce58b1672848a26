import { hmacSha1 } from './ossV1.ts'
import { encodePolicy } from './policy.ts'
import type { FormFields, StorageSettings, UploadGrant } from './storageSettings.ts'

/** Returns the fields of an OBS POST form. OBS requires every form field in the policy. */
export function signObs(settings: StorageSettings, grant: UploadGrant): FormFields {
  const policy = encodePolicy(grant.expiresAt, [
    { bucket: settings.bucket },
    { key: grant.objectKey },
    { 'content-type': grant.contentType },
    { success_action_status: '200' },
    ['content-length-range', 1, grant.maxSize],
  ])
  return {
    key: grant.objectKey,
    'content-type': grant.contentType,
    success_action_status: '200',
    policy,
    AccessKeyId: settings.key,
    signature: hmacSha1(settings.secret, policy),
  }
}
