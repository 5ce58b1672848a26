import { threadEntry } from '../../threads/threadEntry.ts'
import { createWorkThread, type WorkThreadLimits } from '../../threads/workThread.ts'
import type { PrintedLine } from './printPages.ts'

/** Prints what people take away of their own data, one at a time, away from the thread that answers requests. */
export interface OwnDataPrinter {
  /** @throws Refusal when too many wait already, Error when it takes too long */
  print(lines: readonly PrintedLine[]): Promise<Uint8Array>
}

const LIMITS: WorkThreadLimits = { waiting: 5, jobMs: 30_000, idleMs: 60_000 }

export function createOwnDataPrinter(limits: WorkThreadLimits = LIMITS): OwnDataPrinter {
  const entry = threadEntry('ownDataPrinter.js', './printThread.ts', import.meta.url)
  const thread = createWorkThread<readonly PrintedLine[], Uint8Array>(entry, limits)
  return { print: (lines) => thread.run(lines) }
}
