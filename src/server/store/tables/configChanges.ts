import type { Edit } from '#domain/edits/edit.ts'
import type { Json } from './json.ts'

/** `ready` waits for a publisher, `scheduled` for its time; `published` and `discarded` are never changed again. */
export type ChangeStatus = 'open' | 'ready' | 'scheduled' | 'published' | 'discarded'

/** A change set: what is to become the next version of a configuration. */
export interface ConfigChangeTable {
  orgId: string
  id: string
  title: string
  status: ChangeStatus
  /** The version that its documents were made from. */
  baseVersion: number
  createdBy: string
  createdAt: Date
  updatedAt: Date
  /** Who sent it for publication. */
  readyBy: string | null
  note: string | null
  /** Reason why a publisher sent it back, or why a scheduled publication stopped. */
  remark: string | null
  publishBy: string | null
  publishAt: Date | null
  /** The version it became. */
  version: number | null
}

/** A document that a change set changes. */
export interface ConfigChangeDocumentTable {
  orgId: string
  changeId: string
  path: string
  /** Null where the document is removed. */
  content: string | null
  /** Number of changes. */
  rev: number
  /** Hash of the product's text that an override is made from; null where it is the one of the version. */
  baseHash: string | null
}

/** One step of editing: edits of a text, or one text for another. */
export interface ConfigChangeStepTable {
  orgId: string
  changeId: string
  seq: number
  /** Chosen by the browser, so that a step sent twice is done once. */
  stepId: string
  path: string
  accountId: string
  /** Description of the step, in Chinese. */
  label: string
  edits: Json<readonly Edit[]> | null
  /** Hashes of blobs; null where there was, or is, no document. */
  beforeHash: string | null
  afterHash: string | null
  /** The document's `baseHash` before and after, where a step replaces the document. */
  beforeBase: string | null
  afterBase: string | null
  undone: boolean
  createdAt: Date
}

/** An account that is editing a document, as of `seenAt`. */
export interface ConfigSeatTable {
  orgId: string
  changeId: string
  path: string
  accountId: string
  seenAt: Date
}
