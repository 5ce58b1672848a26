import type { Change } from './diff/change.ts'

/** The result of comparing a document with its approved snapshot. */
export type ComparisonState =
  /** Unchanged since its approval. */
  | 'same'
  | 'changed'
  /** No snapshot yet, among documents that have one. */
  | 'new'
  /** The snapshot exists, the document does not. */
  | 'gone'
  /** No comparison is possible: the snapshot is corrupt, or the scenario cannot be read. */
  | 'unreadable'

/** The report on one document; only `same` has no changes. */
export interface Comparison {
  file: string
  title: string
  standing: ComparisonState
  changes: Change[]
  /** The text of the snapshot, when there is only one: of a new or a removed document. */
  snapshot?: string
}
