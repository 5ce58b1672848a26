import type { WorkerOptions } from 'node:worker_threads'

/** Arguments of `new Worker(source, options)`. */
export interface ThreadEntry {
  source: string | URL
  options: WorkerOptions
}

/**
 * Finds a worker's code. In a build: `built`, next to the caller's bundle. From TypeScript: `source`, relative to the
 * caller, through tsx registered inside the worker (a loader of the process does not apply to a worker's first file).
 * @param here the caller's `import.meta.url`
 */
export function threadEntry(built: string, source: string, here: string): ThreadEntry {
  if (!here.endsWith('.ts')) return { source: new URL(built, here), options: {} }
  const entry = new URL(source, here)
  const code = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import('${entry}') })`
  return { source: code, options: { eval: true } }
}
