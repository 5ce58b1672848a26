import type { FileFinding } from '#contract/finding.ts'
import { ownValue } from '#contract/record.ts'
import { JobUnfinished } from '#server/threads/jobUnfinished.ts'
import type { ConfigurationDocuments } from '../documents/orgConfiguration.ts'
import { fileFinding } from './configFinding.ts'

/**
 * Turns the error of a job that ran out of time into findings: on the document that it had reached, if known, otherwise
 * on each document that differs from the published one. Any other error is rethrown.
 */
export const unfinishedFindings =
  (published: ConfigurationDocuments, documents: ConfigurationDocuments) =>
  (error: unknown): FileFinding[] => {
    if (!(error instanceof JobUnfinished)) throw error
    const paths = error.at ? [error.at] : changedPaths(published, documents)
    return paths.map((path) => fileFinding(path, 'beyond-time'))
  }

/** Paths of the documents that differ; all paths where none does. */
function changedPaths(before: ConfigurationDocuments, after: ConfigurationDocuments): string[] {
  const paths = Object.keys(after)
  const changed = paths.filter((path) => ownValue(before, path) !== ownValue(after, path))
  return changed.length > 0 ? changed : paths
}
