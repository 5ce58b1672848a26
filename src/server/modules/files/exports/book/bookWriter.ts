import { threadEntry } from '#server/threads/threadEntry.ts'
import { createWorkThread, type WorkThreadLimits } from '#server/threads/workThread.ts'
import type { BookJob } from './writeBook.ts'

/** Writes workbooks of several sheets one at a time in a worker thread. */
export interface BookWriter {
  /**
   * @throws Refusal when the queue is full, JobUnfinished when it takes too long
   */
  write(job: BookJob): Promise<Uint8Array>
}

const LIMITS: WorkThreadLimits = { waiting: 5, jobMs: 60_000, idleMs: 60_000 }

export function createBookWriter(limits: WorkThreadLimits = LIMITS): BookWriter {
  const entry = threadEntry('bookWriter.js', './bookThread.ts', import.meta.url)
  const thread = createWorkThread<BookJob, Uint8Array>(entry, limits)
  return { write: (job) => thread.run(job) }
}
