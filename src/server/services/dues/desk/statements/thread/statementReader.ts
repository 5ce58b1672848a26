import { threadEntry } from '../../../../../threads/threadEntry.ts'
import { createWorkThread, type WorkThreadLimits } from '../../../../../threads/workThread.ts'
import type { Matched, MatchJob } from './matchLines.ts'
import type { ReadJob, ReadStatement } from './readStatement.ts'

/** Reads and matches statements one at a time in a worker thread: a workbook takes what it takes. */
export interface StatementReader {
  /**
   * @throws Refusal when the queue is full, Error when it takes too long
   */
  read(job: ReadJob): Promise<ReadStatement>
  /**
   * @throws Refusal when the queue is full, Error when it takes too long
   */
  match(job: MatchJob): Promise<Matched>
}

const LIMITS: WorkThreadLimits = { waiting: 5, jobMs: 60_000, idleMs: 60_000 }

export function createStatementReader(limits: WorkThreadLimits = LIMITS): StatementReader {
  const entry = threadEntry('statementReader.js', './statementThread.ts', import.meta.url)
  const thread = createWorkThread<ReadJob | MatchJob, ReadStatement | Matched>(entry, limits)
  return {
    read: (job) => thread.run(job) as Promise<ReadStatement>,
    match: (job) => thread.run(job) as Promise<Matched>,
  }
}
