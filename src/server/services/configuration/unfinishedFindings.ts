import type { FileFinding } from '#contract/finding.ts'
import { ownValue } from '#contract/record.ts'
import { JobUnfinished } from '../../threads/jobUnfinished.ts'
import { fileFinding } from './configFinding.ts'
import type { ConfigurationDocuments } from './orgConfiguration.ts'

/**
 * Turns work on documents that did not come to an end into what is found about them: the document that it was at, else each
 * that differs from what is published. Any other error is thrown again.
 */
export const unfinishedFindings =
  (published: ConfigurationDocuments, documents: ConfigurationDocuments) =>
  (error: unknown): FileFinding[] => {
    if (!(error instanceof JobUnfinished)) throw error
    const paths = error.at ? [error.at] : changedPaths(published, documents)
    return paths.map((path) => fileFinding(path, 'beyond-time'))
  }

/** All documents where none differs. */
function changedPaths(before: ConfigurationDocuments, after: ConfigurationDocuments): string[] {
  const paths = Object.keys(after)
  const changed = paths.filter((path) => ownValue(before, path) !== ownValue(after, path))
  return changed.length > 0 ? changed : paths
}
