import { type ThreadEntry, threadEntry } from '../../threads/threadEntry.ts'

/** Node's default of 4 MB overflows at a nesting PostgreSQL still allows (`max_stack_depth` in pgliteOptions.ts). */
const STACK_MB = 64

/** Source and options of the database worker. */
export function workerEntry(here = import.meta.url): ThreadEntry {
  const { source, options } = threadEntry('databaseWorker.js', 'worker.ts', here)
  return { source, options: { ...options, resourceLimits: { stackSizeMb: STACK_MB } } }
}
