import { type ThreadEntry, threadEntry } from '../../threadEntry.ts'

/** Node's 4 MB overflow at a nesting PostgreSQL still allows (`max_stack_depth` in pgliteOptions.ts). */
const STACK_MB = 64

/** Where the database thread's code is, and what it needs. */
export function workerEntry(here = import.meta.url): ThreadEntry {
  const { source, options } = threadEntry('databaseWorker.js', 'worker.ts', here)
  return { source, options: { ...options, resourceLimits: { stackSizeMb: STACK_MB } } }
}
