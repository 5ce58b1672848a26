import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { ownValue } from '#contract/record.ts'
import { extensionOf, hasAllowedExtension } from '#domain/file/fileRules.ts'
import type { Call } from '#server/base/call.ts'
import { countNetwork } from '#server/base/session/limitNetwork.ts'
import type { CallSubject } from '#server/base/subject.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { insertFile } from '#server/modules/files/repositories/files.ts'
import { grantedForm } from '#server/modules/files/storage/formGrant.ts'
import { freshPath } from '#server/modules/files/storage/freshPath.ts'
import {
  ANY_PURPOSE,
  UPLOAD_PURPOSES,
  type UploadPurpose,
} from '#server/modules/files/storage/uploadPurposes.ts'
import { countUpload, type UploadSums } from '#server/modules/files/storage/uploadSums.ts'
import { contentTypeOf } from '#server/providers/storage/contentTypes.ts'
import type { FileStore } from '#server/providers/storage/fileStore.ts'
import { signUpload } from '#server/providers/storage/signUpload.ts'
import type { StorageSettings } from '#server/providers/storage/storageSettings.ts'
import type { Store } from '#server/store/store.ts'
import type { Configurations } from '../documents/configurations.ts'
import { formPurposes } from './formPurposes.ts'

type TokenCall = Call<
  'uploadToken',
  'org' | 'subject' | 'now' | 'ip',
  {
    store: Store
    configuration: Configurations
    storage: StorageSettings
    files: FileStore
    uploads: UploadSums
  }
>

/**
 * Grants are used at once; this leaves slow connections time to begin sending. OSS allows a granted object to be
 * written once; OBS has no such condition, so its grants are shorter (decision 0249).
 */
const VALID_MS = { oss: 15 * 60_000, obs: 5 * 60_000 }
const BYTES_PER_MB = 1024 * 1024
const PER_IP = { name: 'upload', seconds: 600, limit: 200 }

/**
 * Signs one upload. The policy fixes key, size, type and expiry, and the key is random. The grant is stored with its
 * owner and form, so that only granted files can be attached. The answer holds signatures, never a secret.
 */
export async function grantUpload(request: TokenCall): Promise<Schema<'UploadToken'>> {
  const { input, org, now, parts } = request
  const { purpose: named = ANY_PURPOSE } = input
  const purpose = ownValue(UPLOAD_PURPOSES, named)
  if (!purpose) throw new Refusal(RefusalCode.BadRequest, 'uploadPurpose')
  await admitUpload(request)
  const formHash = await requireAsker(request, purpose, named)
  const extension = requireExtension(input.name, purpose)
  const { storage } = parts
  const path = freshPath({ code: org.code, purpose: named, extension, now })
  const contentType = contentTypeOf(extension)
  const maxSize = Math.min(purpose.sizeMb * BYTES_PER_MB, input.size ?? Number.POSITIVE_INFINITY)
  const expiresAt = new Date(now.getTime() + VALID_MS[storage.type])
  await remember(request, { path, contentType, purpose: named, formHash }, maxSize)
  const grant = { objectKey: path, contentType, maxSize, now, expiresAt, once: true as const }
  return {
    type: storage.type,
    baseUrl: storage.baseUrl,
    path,
    url: parts.files.addressOf(path),
    endpoint: storage.endpoint,
    bucket: storage.bucket,
    fields: signUpload(storage, grant),
    maxSize,
    expiresAt: expiresAt.toISOString(),
  }
}

/** Counted in its own transaction, so that calls refused afterwards count too. */
async function admitUpload({ org, ip, parts }: TokenCall): Promise<void> {
  const few = await parts.store.tx(org.orgId, (tx) => countNetwork(tx, ip, PER_IP))
  if (!few) throw new Refusal(RefusalCode.TooMany, 'tooManyRequests')
}

/**
 * Logged-in or proven subjects may upload for any purpose; anonymous visitors only into a form they hold a grant for,
 * and only for the purposes of its fields (decision 0250). Returns the form's hash, or an empty string.
 */
async function requireAsker(
  { input, org, subject, now, parts }: TokenCall,
  purpose: UploadPurpose,
  named: string,
): Promise<string> {
  const { grant } = input
  const formHash = grant && grantedForm(parts.storage.secret, org.orgId, grant, now)
  if (ownerOf(subject)) return formHash || ''
  if (purpose.known) throw new Refusal(RefusalCode.NotLoggedIn, 'mobileUnproven')
  if (!grant) throw new Refusal(RefusalCode.NotLoggedIn, 'uploadNoForm')
  if (!formHash) throw new Refusal(RefusalCode.Forbidden, 'uploadFormOld')
  const purposes = formPurposes(await parts.configuration.of(org.orgId), formHash)
  const fits = named === ANY_PURPOSE ? purposes.size > 0 : purposes.has(named)
  if (!fits) throw new Refusal(RefusalCode.Forbidden, 'uploadFormNot')
  return formHash
}

function requireExtension(name: string | undefined, { types }: UploadPurpose): string {
  const named = name ?? `file.${types[0]}`
  if (hasAllowedExtension(named, types)) return extensionOf(named)
  throw new Refusal(RefusalCode.BadRequest, 'uploadType', { types: types.join('、') })
}

/** Account, or the mobile proven last; empty for an anonymous visitor. */
export const ownerOf = ({ account, provenMobiles }: CallSubject): string =>
  account?.id ?? provenMobiles?.[0] ?? ''

/** Stores the grant and counts it in the same transaction: a refused grant leaves neither. */
async function remember(
  { input, org, subject, parts }: TokenCall,
  file: { path: string; contentType: string; purpose: string; formHash: string },
  bytes: number,
): Promise<void> {
  const owner = ownerOf(subject)
  await parts.store.tx(org.orgId, async (tx) => {
    await countUpload(tx, parts.uploads, { owner, bytes })
    await insertFile(tx, { ...file, name: input.name ?? '', size: 0, owner })
  })
}
