import type { WorkerOptions } from 'node:worker_threads'

/** What `new Worker(source, options)` is given to run a thread of ours. */
export interface ThreadEntry {
  source: string | URL
  options: WorkerOptions
}

/**
 * Where a thread's code is. Built: `built`, beside the bundle the caller went into. From TypeScript source: `source`,
 * relative to the caller, through tsx registered inside the thread (a loader given to the process does not reach a
 * worker's first file).
 * @param here the caller's `import.meta.url`
 */
export function threadEntry(built: string, source: string, here: string): ThreadEntry {
  if (!here.endsWith('.ts')) return { source: new URL(built, here), options: {} }
  const entry = new URL(source, here)
  const code = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import('${entry}') })`
  return { source: code, options: { eval: true } }
}
