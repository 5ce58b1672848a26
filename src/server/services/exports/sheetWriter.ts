import { threadEntry } from '../../threads/threadEntry.ts'
import { createWorkThread, type WorkThreadLimits } from '../../threads/workThread.ts'
import type { SheetJob } from './writeSheet.ts'

/** Writes exports one at a time in a worker thread. */
export interface SheetWriter {
  /**
   * @throws Refusal when the queue is full, Error when it takes too long
   */
  write(sheet: SheetJob): Promise<Uint8Array>
}

const LIMITS: WorkThreadLimits = { waiting: 5, jobMs: 60_000, idleMs: 60_000 }

export function createSheetWriter(limits: WorkThreadLimits = LIMITS): SheetWriter {
  const entry = threadEntry('sheetWriter.js', './sheetThread.ts', import.meta.url)
  const bytesOf = ({ slices }: SheetJob) => slices.map(({ buffer }) => buffer)
  const thread = createWorkThread<SheetJob, Uint8Array>(entry, limits, bytesOf)
  return { write: (sheet) => thread.run(sheet) }
}
