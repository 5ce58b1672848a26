import type { Client } from '#client/createClient.ts'
import type { CallFile } from '#contract/calls.ts'

/** Long enough for every browser to have saved the file. */
const TAKEN_MS = 60_000

/** Hands a file over to be saved under its name. */
export function saveFile({ name, content }: CallFile): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_MS)
}

/** The storage's status code for an expired address. */
const ENDED = 403

/**
 * Saves the file at an address under a name. It is fetched first, because another origin's `download` is ignored; on a
 * page that stayed open, at a fresh address.
 */
export async function download(
  url: string,
  name?: string,
  client?: Pick<Client, 'call'>,
): Promise<void> {
  const first = await fetch(url)
  const answer = client && first.status === ENDED ? await fetch(await freshOf(client, url)) : first
  if (!answer.ok) throw new Error(`download: ${answer.status}`)
  const content = await answer.blob()
  saveFile({
    name: name ?? decodeURIComponent(url.split('?')[0]?.split('/').at(-1) ?? ''),
    content,
  })
}

const freshOf = async (client: Pick<Client, 'call'>, url: string): Promise<string> =>
  (await client.call('fileAddress', { url }, { silent: true })).url
