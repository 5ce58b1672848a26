import type { Schema } from '#contract/calls.ts'
import { type Posting, postForm } from './postForm.ts'
import { faultOf, UploadFailure } from './uploadFailure.ts'

export type UploadToken = Schema<'UploadToken'>

/**
 * Sends a file straight to the object storage by the form upload of OSS and OBS and returns its address. `askToken` is
 * called once, and once more when the storage reports that the first token expired. Rejects with `UploadFailure`, with
 * the rejection of `askToken`, or with the signal's reason.
 */
export async function uploadFile(
  askToken: () => Promise<UploadToken>,
  file: File,
  posting: Posting = {},
): Promise<Schema<'FileValue'>> {
  try {
    return await sendOnce(await askToken(), file, posting)
  } catch (error) {
    if (!(error instanceof UploadFailure) || error.fault !== 'expired') throw error
    return sendOnce(await askToken(), file, posting)
  }
}

async function sendOnce(token: UploadToken, file: File, posting: Posting) {
  if (file.size > token.maxSize) throw new UploadFailure('tooLarge', token.maxSize)
  const { status, text } = await postForm(token.endpoint, formOf(token, file), posting)
  if (status === 200 || status === 201 || status === 204)
    return { name: file.name, url: token.url ?? joined(token.baseUrl, token.path) }
  throw new UploadFailure(status === 0 ? 'unreachable' : faultOf(status, text), token.maxSize)
}

/** The storage reads the form as a stream and ignores whatever follows the file, so the file comes last. */
function formOf({ fields }: UploadToken, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  return form
}

const joined = (base: string, path: string) =>
  `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}`
