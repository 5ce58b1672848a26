import { threadEntry } from '../../threads/threadEntry.ts'
import { createWorkThread, type WorkThreadLimits } from '../../threads/workThread.ts'
import type { BookJob } from './writeBook.ts'
import type { SheetJob } from './writeSheet.ts'

/** Writes exports and workbooks one at a time in a worker thread. */
export interface SheetWriter {
  /**
   * @throws Refusal when the queue is full, Error when it takes too long
   */
  write(job: SheetJob | BookJob): Promise<Uint8Array>
}

const LIMITS: WorkThreadLimits = { waiting: 5, jobMs: 60_000, idleMs: 60_000 }

export function createSheetWriter(limits: WorkThreadLimits = LIMITS): SheetWriter {
  const entry = threadEntry('sheetWriter.js', './sheetThread.ts', import.meta.url)
  const slicesIn = (job: SheetJob | BookJob) =>
    'sheets' in job ? job.sheets.flatMap(({ slices }) => slices) : job.slices
  const thread = createWorkThread<SheetJob | BookJob, Uint8Array>(entry, limits, (job) =>
    slicesIn(job).map(({ buffer }) => buffer),
  )
  return { write: (job) => thread.run(job) }
}
