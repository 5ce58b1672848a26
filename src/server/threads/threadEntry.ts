import { fileURLToPath } from 'node:url'
import type { WorkerOptions } from 'node:worker_threads'
import { bundleThread } from './bundleThread.ts'

/** Arguments of `new Worker(source, options)`. */
export interface ThreadEntry {
  source: string | URL
  options: WorkerOptions
}

/**
 * Finds a worker's code. In a build: `built`, next to the caller's bundle. From TypeScript: `source`, relative to the
 * caller, bundled, because no loader of the process applies to a worker.
 * @param here the caller's `import.meta.url`
 */
export function threadEntry(built: string, source: string, here: string): ThreadEntry {
  if (!here.endsWith('.ts')) return { source: new URL(built, here), options: {} }
  return { source: bundleThread(fileURLToPath(new URL(source, here))), options: {} }
}
