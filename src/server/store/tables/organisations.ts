import type { Schema } from '#contract/calls.ts'
import type { FittedOverrides } from '#contract/finding.ts'
import type { Json } from './json.ts'

/** An organisation: the owner of every other row. */
export interface OrganisationTable {
  orgId: string
  /** Short name in addresses: `<code>.localhost`. */
  code: string
  name: string
  createdAt: Date
}

/** Host name → organisation; a host belongs to one only. */
export interface OrgHostTable {
  orgId: string
  /** Lower case, without port. */
  host: string
}

/** Text of a document in some version. */
export interface ConfigBlobTable {
  orgId: string
  /** SHA-256 (hex) of the content. */
  hash: string
  /** Text of a JSON document, base64 of an asset. */
  content: string
}

/** One published configuration; rows are never changed, going back adds a row or moves the pointer. */
export interface ConfigVersionTable {
  orgId: string
  version: number
  /** SHA-256 (hex) of the canonical documents. */
  hash: string
  /** Path → hash of the blob. */
  manifest: Json<Record<string, string>>
  /** The version it was made from; null for the first one, and for versions published before this was recorded. */
  baseVersion: number | null
  /** The staff member who published it; null where the command line did. */
  accountId: string | null
  author: string
  note: string
  /** The change set it was published from; null where the command line published it. */
  changeId: string | null
  /** Change report that its publisher read before publishing. */
  report: Json<Schema<'ChangeReport'>> | null
  createdAt: Date
}

/**
 * Base of an override in a version: the product's text it was made from; an override carried forward keeps its base.
 */
export interface ConfigBaseTable {
  orgId: string
  version: number
  /** The override's path, such as `pages/home.json`. */
  path: string
  /** Hash of the blob with the product's text. */
  hash: string
}

/** Overrides of a version that a build of the product can show. */
export interface ConfigVerdictTable {
  orgId: string
  version: number
  /** Hash of the product's documents and of the code that checked. */
  build: string
  verdict: Json<FittedOverrides>
  createdAt: Date
}

/** The current version; one row per organisation. */
export interface ConfigCurrentTable {
  orgId: string
  version: number
  changedAt: Date
}

/** A form definition with which an application was made; both texts as configured. */
export interface FormDefinitionTable {
  orgId: string
  hash: string
  formInfo: string
  printInfo: string
  createdAt: Date
}

export interface NoticeViewTable {
  orgId: string
  noticeId: string
  browseNum: number
}
