import type { Client } from '#client/createClient.ts'
import type { Upload } from '#runtime/react/form/session/formEnvironment.ts'

/** Uploads a file for a purpose: requests a signed form from the server, then sends the file to the storage. */
export async function upload(
  client: Client,
  ...[file, { purpose, grant, onProgress, signal }]: Parameters<Upload>
): ReturnType<Upload> {
  const { uploadFile } = await import('#client/upload.ts')
  const askToken = () =>
    client.call(
      'uploadToken',
      { purpose, name: file.name, size: file.size, ...(grant && { grant }) },
      { silent: true },
    )
  return uploadFile(askToken, file, { onProgress, signal })
}
