import { randomBytes } from 'node:crypto'
import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { ownValue } from '#contract/record.ts'
import { extensionOf, hasAllowedExtension } from '#domain/fileRules.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { contentTypeOf } from '../../providers/storage/contentTypes.ts'
import { signUpload } from '../../providers/storage/signUpload.ts'
import { Refusal } from '../../refusal.ts'
import { insertFile } from '../../store/repositories/files.ts'
import { countEvent } from '../../store/repositories/rateLimits.ts'
import type { CallSubject } from '../subject.ts'
import { ANY_PURPOSE, UPLOAD_PURPOSES, type UploadPurpose } from './uploadPurposes.ts'

type TokenCall = CallRequest<'uploadToken'>

/** A grant is used at once; slow lines get this long to begin sending. */
const VALID_MS = 15 * 60_000
const BYTES_PER_MB = 1024 * 1024
const PER_IP = { seconds: 600, limit: 200 }

/**
 * Signs one upload: key, size, type and end are fixed in the policy, the key is random, and the grant is remembered
 * with who asked, so that only files that were granted can be attached. The answer holds signatures, never a secret.
 */
export async function grantUpload(request: TokenCall): Promise<Schema<'UploadToken'>> {
  const { input, org, subject, now, parts } = request
  const { purpose: named = ANY_PURPOSE } = input
  const purpose = requirePurpose()
  const extension = requireExtension(input.name, purpose)
  const { storage } = parts
  const path = `${org.code}/${named}/${monthOf(now)}/${randomBytes(16).toString('hex')}.${extension}`
  const contentType = contentTypeOf(extension)
  const maxSize = purpose.sizeMb * BYTES_PER_MB
  const expiresAt = new Date(now.getTime() + VALID_MS)
  await remember(request, { path, contentType, purpose: named })
  return {
    type: storage.type,
    baseUrl: storage.baseUrl,
    path,
    endpoint: storage.endpoint,
    bucket: storage.bucket,
    fields: signUpload(storage, { objectKey: path, contentType, maxSize, now, expiresAt }),
    maxSize,
    expiresAt: expiresAt.toISOString(),
  }

  function requirePurpose(): UploadPurpose {
    const found = ownValue(UPLOAD_PURPOSES, named)
    if (!found) throw new Refusal(RefusalCode.BadRequest, 'uploadPurpose')
    if (found.known && !ownerOf(subject))
      throw new Refusal(RefusalCode.NotLoggedIn, 'mobileUnproven')
    return found
  }
}

function requireExtension(name: string | undefined, { types }: UploadPurpose): string {
  const named = name ?? `file.${types[0]}`
  if (hasAllowedExtension(named, types)) return extensionOf(named)
  throw new Refusal(RefusalCode.BadRequest, 'uploadType', { types: types.join('、') })
}

const monthOf = (now: Date) => now.toISOString().slice(0, 7).replace('-', '')

/** Account or mobile proven last; empty for somebody who only fills in a form. */
export const ownerOf = ({ account, provenMobiles }: CallSubject): string =>
  account?.id ?? provenMobiles?.[0] ?? ''

async function remember(
  { input, org, ip, subject, parts }: TokenCall,
  file: { path: string; contentType: string; purpose: string },
): Promise<void> {
  const kept = await parts.store.tx(org.orgId, async (tx) => {
    if (!(await countEvent(tx, { key: `upload:ip:${ip}`, ...PER_IP }))) return false
    const { name = '' } = input
    await insertFile(tx, { ...file, name, size: 0, owner: ownerOf(subject) })
    return true
  })
  if (!kept) throw new Refusal(RefusalCode.TooMany, 'tooManyRequests')
}
