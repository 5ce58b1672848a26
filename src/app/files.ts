import type { Client } from '#client/createClient.ts'
import type { Upload } from '#runtime/react/form/formEnvironment.ts'

/** Uploads a file for a purpose: asks the server for a signed form, then sends the file to the storage. */
export const createUpload =
  (client: Client): Upload =>
  async (file, { purpose, onProgress, signal }) => {
    const { uploadFile } = await import('#client/upload.ts')
    const askToken = () =>
      client.call('uploadToken', { purpose, name: file.name }, { silent: true })
    return uploadFile(askToken, file, { onProgress, signal })
  }

/** Saves a file under a name. It goes through a blob because another origin's `download` attribute is ignored. */
export async function download(url: string, name?: string): Promise<void> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`download: ${answer.status}`)
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name ?? decodeURIComponent(url.split('/').at(-1) ?? '')
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
