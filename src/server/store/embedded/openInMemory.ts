import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type EmbeddedStore, type Serving, serveThread } from './serveThread.ts'

const ENGINE = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')
let engine: Promise<WebAssembly.Module> | undefined

/**
 * Opens an in-memory database for tests; from an image this takes a fraction of a second. The engine is compiled once
 * a process: threads share its machine code.
 */
export async function openInMemory(options: Serving & { image?: string }): Promise<EmbeddedStore> {
  engine ??= WebAssembly.compile(readFileSync(ENGINE))
  const { image } = options
  const place = {
    memory: true,
    engine: await engine,
    ...(image !== undefined && { image }),
  } as const
  return serveThread(place, options, {
    readOnly: () => false,
    refuses: () => false,
    release: async () => {},
  })
}
