import type { WorkerOptions } from 'node:worker_threads'

/** What `new Worker(source, options)` is given to run the database thread. */
export interface WorkerEntry {
  source: string | URL
  options: WorkerOptions
}

/** Node's 4 MB overflow at a nesting PostgreSQL still allows (`max_stack_depth` in pgliteOptions.ts). */
const STACK_MB = 64

/**
 * Where the database thread's code is. Built: `databaseWorker.js` beside the bundle this file went into. From
 * TypeScript source: `worker.ts`, through tsx registered inside the thread (a loader given to the process does not
 * reach a worker's first file).
 */
export function workerEntry(here = import.meta.url): WorkerEntry {
  const resourceLimits = { stackSizeMb: STACK_MB }
  if (!here.endsWith('.ts'))
    return { source: new URL('databaseWorker.js', here), options: { resourceLimits } }
  const worker = new URL('worker.ts', here)
  const source = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import('${worker}') })`
  return { source, options: { resourceLimits, eval: true } }
}
