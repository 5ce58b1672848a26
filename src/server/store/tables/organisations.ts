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

/** One pushed configuration; rows are never changed, going back adds a row or moves the pointer. */
export interface ConfigVersionTable {
  orgId: string
  version: number
  /** SHA-256 (hex) of the canonical documents. */
  hash: string
  documents: Json<Record<string, unknown>>
  author: string
  note: string
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
