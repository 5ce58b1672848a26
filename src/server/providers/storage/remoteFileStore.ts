import type { Outgoing } from '../outgoing/outgoing.ts'
import { ProviderRefused } from '../providerRefused.ts'
import { fileNames } from './fileNames.ts'
import type { FileStore } from './fileStore.ts'
import { firstBytes } from './firstBytes.ts'
import { HEAD_BYTES } from './holdsWhatItSays.ts'
import { presign } from './presign.ts'
import { readAddress } from './readAddress.ts'
import { signUpload } from './signUpload.ts'
import type { StorageSettings } from './storageSettings.ts'

/** A refusal by the storage, with its code. */
export class StorageRefused extends ProviderRefused {
  constructor(code: string, message: string) {
    super(code, message, false)
  }
}

const TIMEOUT_MS = 10_000
const READ_TIMEOUT_MS = 30_000
const GRANT_MS = 60_000

/** File store in a provider's private bucket: reads at signed addresses, writes with the form that browsers use. */
export function remoteFileStore(
  settings: StorageSettings,
  fetch: Outgoing,
  clock: () => Date,
): FileStore {
  const addressOf = (path: string) => readAddress(settings, path, clock())
  return {
    ...fileNames(settings),
    addressOf,
    async head(path) {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const headers = { range: `bytes=0-${HEAD_BYTES - 1}` }
      const answer = await fetch(addressOf(path), { headers, signal })
      return answer.ok && answer.body ? firstBytes(answer.body, HEAD_BYTES) : undefined
    },
    async read(path, most) {
      const signal = AbortSignal.timeout(READ_TIMEOUT_MS)
      const answer = await fetch(addressOf(path), { signal })
      return answer.ok && answer.body ? firstBytes(answer.body, most) : undefined
    },
    async put(path, content, contentType) {
      const body = uploadForm(settings, path, content, { contentType, now: clock() })
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      await requireTaken(await fetch(settings.endpoint, { method: 'POST', body, signal }))
    },
    async remove(path) {
      const now = clock()
      const expiresAt = new Date(now.getTime() + GRANT_MS)
      const address = presign(settings, { method: 'DELETE', objectKey: path, now, expiresAt })
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const answer = await fetch(address, { method: 'DELETE', signal })
      if (answer.status !== 404) await requireTaken(answer)
    },
  }
}

/** Throws StorageRefused with the code in the XML answer, unless the request succeeded. */
async function requireTaken(answer: Response): Promise<void> {
  if (answer.ok) return
  const [, code = String(answer.status)] = /<Code>(\w+)<\/Code>/.exec(await answer.text()) ?? []
  throw new StorageRefused(code, `HTTP ${answer.status}`)
}

/** Returns the signed form; the file must be the last field. */
function uploadForm(
  settings: StorageSettings,
  objectKey: string,
  content: Uint8Array,
  { contentType, now }: { contentType: string; now: Date },
): FormData {
  const expiresAt = new Date(now.getTime() + GRANT_MS)
  const grant = { objectKey, contentType, maxSize: content.length, now, expiresAt }
  const form = new FormData()
  for (const [name, value] of Object.entries(signUpload(settings, grant))) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(content)], { type: contentType }), 'file')
  return form
}
