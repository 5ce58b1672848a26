import { type EmbeddedStore, type Serving, serveThread } from './serveThread.ts'

/** Opens an in-memory database for tests; from an image this takes a fraction of a second. */
export function openInMemory(options: Serving & { image?: string }): Promise<EmbeddedStore> {
  const { image } = options
  const place = { memory: true, ...(image !== undefined && { image }) } as const
  return serveThread(place, options, { readOnly: () => false, release: async () => {} })
}
