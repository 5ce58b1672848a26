import type { WhichDead } from '#server/base/repositories/deadJobs.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { Invited } from '#server/modules/people/passwordLinks/inviteStaff.ts'
import type { Damage, EncryptionState, Store } from '#server/store/store.ts'

/** Questions of the command line, answered on an opened database or by a running server. */
export type ConfigQuestion =
  | {
      command: 'check'
      org: string
      documents: ConfigurationDocuments
      /** Text of the folder's recommendations, if it has any. */
      recommendations?: string
      acceptsProofs?: boolean
    }
  | { command: 'diff'; org: string; documents: ConfigurationDocuments }
  | {
      command: 'push'
      org: string
      documents: ConfigurationDocuments
      /** Version that the folder was made from; 0 when the folder records none. */
      base: number
      author: string
      note: string
      /** Acceptance, as by the studio's checkboxes, of possible data loss, and of forms that fail their proofs. */
      acceptsLoss?: boolean
      acceptsProofs?: boolean
      /** Name of the database of a new organisation. */
      shard?: string | undefined
    }
  | {
      command: 'merge'
      org: string
      documents: ConfigurationDocuments
      /** The version that the folder was made from. */
      base: number
    }
  | { command: 'pull'; org: string; version?: number }
  | { command: 'versions'; org: string }
  /** Two versions; `to` is the current one by default. */
  | { command: 'compare'; org: string; from: number; to?: number }
  | { command: 'restore'; org: string; version: number; author: string; files: string[] }
  | { command: 'staff'; org: string; invited: Invited; author: string }
  | { command: 'snapshot' }
  | { command: 'keys' }
  | { command: 'reencrypt' }
  | { command: 'deadJobs' }
  | { command: 'health' }
  | { command: 'retryJobs'; which: WhichDead }

export interface ConfigAnswer {
  ok: boolean
  /** Output for the terminal. */
  lines: string[]
  documents?: ConfigurationDocuments
  /** The version that the folder is equal to now, after a push or a pull. */
  version?: number
  /** Where, on the society's hosts, the new account sets its password. */
  link?: { hosts: string[]; path: string }
  /** Folder with a copy of the database; the asker packs and removes it. */
  snapshot?: string
  /** Id of the current key, ids of former keys that rows need, and the number of rows not under the current one. */
  keys?: EncryptionState
  health?: Health
}

/** What the database knows of its own state; only `pending` where the schema is older than this version. */
export interface Health {
  kind: Store['kind']
  /** Migrations that a start of this version would apply. */
  pending: string[]
  /** The clock of each database, ISO. */
  times?: string[]
  dead?: { kind: string; count: number }[]
  /** Damaged pages of the embedded database. */
  damage?: Damage[]
  societies?: SocietyHealth[]
}

export interface SocietyHealth {
  code: string
  hosts: string[]
  /** Number of errors that this version finds in the live configuration, and the first of them. */
  count: number
  errors: string[]
}
