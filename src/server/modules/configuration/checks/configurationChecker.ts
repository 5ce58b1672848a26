import type { FileFinding, FittedOverrides } from '#contract/finding.ts'
import { threadEntry } from '#server/threads/threadEntry.ts'
import { createWorkThread, type WorkThreadLimits } from '#server/threads/workThread.ts'
import type { ConfigurationDocuments } from '../documents/orgConfiguration.ts'
import { unfinishedFindings } from './unfinishedFindings.ts'

/**
 * Checks a configuration; `published` are the current documents, `{}` if there are none. A check that runs out of time
 * yields a finding on the document it had reached.
 */
export type CheckDocuments = (
  documents: ConfigurationDocuments,
  published: ConfigurationDocuments,
) => Promise<FileFinding[]>

export type FitDocuments = (documents: ConfigurationDocuments) => Promise<FittedOverrides>

/** A job of the check's worker. `reading` changes when the product's documents are to be read again. */
export type CheckJob = { reading: number; documents: ConfigurationDocuments } & (
  | { kind: 'check'; published: ConfigurationDocuments }
  | { kind: 'fit' }
)

export type CheckAnswer = FileFinding[] | FittedOverrides

/** Checks in a worker thread: the lint of one override takes longer than any request may wait for the event loop. */
export interface ConfigurationChecker {
  check: CheckDocuments
  fitOverrides: FitDocuments
  /** For development: makes the next job read the product's documents again. */
  reload(): void
}

const THREAD: WorkThreadLimits = { threads: 2, waiting: 100, jobMs: 60_000, idleMs: 60_000 }

export function createConfigurationChecker(
  limits: Partial<WorkThreadLimits> = {},
): ConfigurationChecker {
  const entry = threadEntry('configurationChecker.js', './checkWorker.ts', import.meta.url)
  const thread = createWorkThread<CheckJob, CheckAnswer>(entry, { ...THREAD, ...limits })
  let reading = 0
  return {
    check: async (documents, published) => {
      const checked = thread.run({ kind: 'check', reading, documents, published })
      return (await checked.catch(unfinishedFindings(published, documents))) as FileFinding[]
    },
    fitOverrides: async (documents) =>
      (await thread.run({ kind: 'fit', reading, documents })) as FittedOverrides,
    reload() {
      reading += 1
    },
  }
}
