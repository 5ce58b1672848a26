import type { ConfigurationDocuments } from '../services/configuration/orgConfiguration.ts'
import type { Invited } from '../services/passwordLinks/inviteStaff.ts'
import type { EncryptionState } from '../store/store.ts'

/** What the command line asks, whether it opened the database itself or talks to a running server. */
export type ConfigQuestion =
  | {
      command: 'check'
      org: string
      documents: ConfigurationDocuments
      /** The text of the folder's recommendations, where it has any. */
      recommendations?: string
    }
  | { command: 'diff'; org: string; documents: ConfigurationDocuments }
  | {
      command: 'push'
      org: string
      documents: ConfigurationDocuments
      author: string
      note: string
    }
  | { command: 'pull'; org: string; version?: number }
  | { command: 'versions'; org: string }
  | { command: 'restore'; org: string; version: number; author: string }
  | { command: 'staff'; org: string; invited: Invited; author: string }
  | { command: 'snapshot' }
  | { command: 'keys' }
  | { command: 'reencrypt' }

export interface ConfigAnswer {
  ok: boolean
  /** Lines for the person at the terminal. */
  lines: string[]
  documents?: ConfigurationDocuments
  /** Where on the society's hosts somebody sets their password. */
  link?: { hosts: string[]; path: string }
  /** A folder with a copy of the database, for the asker to pack and to remove. */
  snapshot?: string
  /** Ids of the key that encrypts and of former ones that rows need, and how many rows are not under the current one. */
  keys?: EncryptionState
}
