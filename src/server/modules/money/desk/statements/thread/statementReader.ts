import { threadEntry } from '#server/threads/threadEntry.ts'
import { createWorkThread, type WorkThreadLimits } from '#server/threads/workThread.ts'
import type { Matched, MatchJob } from './matchLines.ts'
import type { ReadJob, ReadStatement } from './readStatement.ts'

/** Reads and matches statements in worker threads, for each society one job of each kind at a time. */
export interface StatementReader {
  /**
   * @throws Refusal when the queue is full, JobUnfinished when the file takes more time or memory than any statement
   */
  read(job: ReadJob): Promise<ReadStatement>
  /**
   * @throws Refusal when the queue is full, JobUnfinished when it takes too long
   */
  match(job: MatchJob): Promise<Matched>
}

/**
 * Limits: reading gets little time, because a file's content is its sender's; matching processes only the product's own
 * books.
 */
const READING: WorkThreadLimits = { threads: 2, waiting: 10, jobMs: 9_000, idleMs: 60_000 }
const MATCHING: WorkThreadLimits = { threads: 2, waiting: 10, jobMs: 60_000, idleMs: 60_000 }

export function createStatementReader(reading: WorkThreadLimits = READING): StatementReader {
  const entry = threadEntry('statementReader.js', './statementThread.ts', import.meta.url)
  const readers = createWorkThread<ReadJob, ReadStatement>(entry, reading)
  const matchers = createWorkThread<MatchJob, Matched>(entry, MATCHING)
  return { read: readers.run, match: matchers.run }
}
