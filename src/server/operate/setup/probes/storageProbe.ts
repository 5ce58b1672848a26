import { randomUUID } from 'node:crypto'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/probes.json' with { type: 'json' }
import { outgoing, toOperators } from '#server/providers/outgoing/outgoing.ts'
import type { FileStore } from '#server/providers/storage/fileStore.ts'
import type { Probe } from './probe.ts'

/** Requests an address of the storage as a reader does. */
type Read = (address: string) => Promise<Pick<Response, 'status'>>

/**
 * Stores a small file, reads it at a signed address and removes it. Reading without signature must be refused,
 * otherwise every file of the society is public.
 */
export const storageProbe = (files: FileStore, read: Read = toOperators(outgoing)): Probe => ({
  what: words.storage,
  async ask() {
    const path = `probe/${randomUUID()}.txt`
    const content = Buffer.from(path)
    await files.put(path, content, 'text/plain')
    try {
      const back = await files.read(path, content.length)
      if (!back || !content.equals(back)) throw new Error(words.notReadable)
      const { status } = await read(files.plain(path))
      if (status < 400) throw new Error(fill(words.publicBucket, { status }))
    } finally {
      await files.remove(path)
    }
    return words.stored
  },
})
