import type { Change } from './diff/change.ts'

/** How a document stands to its approved picture. */
export type Standing =
  /** As it was approved. */
  | 'same'
  | 'changed'
  /** No picture yet, among documents that have one. */
  | 'new'
  /** The picture is there, the document is not. */
  | 'gone'
  /** Nothing can be compared: the picture is spoilt, or the scenario cannot be read. */
  | 'unreadable'

/** What is to be said about one document; only `same` has no changes. */
export interface Verdict {
  file: string
  title: string
  standing: Standing
  changes: Change[]
  /** The text of the picture, where there is only one: what is new, and what is gone. */
  picture?: string
}
