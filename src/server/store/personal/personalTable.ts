import type { Database } from '../schema.ts'

/** Kinds of keys by which rows about a person are found (`personKeys`). */
export type PersonKey =
  | 'accounts'
  | 'units'
  | 'mobiles'
  | 'names'
  | 'owners'
  | 'tokens'
  | 'records'
  | 'subjects'
  | 'recommendations'
  | 'payments'
  | 'questions'
  | 'holders'
  | 'files'

/**
 * Owner of a value: the person (included in a download); another person, such as the auditor's name (omitted); a
 * secret, or a text with secrets of others (omitted); none.
 */
export type Whose = 'own' | 'others' | 'secret' | 'none'

/**
 * How long rows are kept: the organisation's retention periods by kind, `short` for what expires by itself within days,
 * `society` for what the organisation decides by configuration or on its desks, `none` where nothing is personal.
 */
export type Kept =
  | 'account'
  | 'application'
  | 'books'
  | 'reminder'
  | 'consent'
  | 'log'
  | 'short'
  | 'society'
  | 'none'

/** Effect of closing the account on the person's rows. */
export type Closing = 'deleted' | 'anonymised' | 'kept' | 'expires'

export interface PersonalTable<Row> {
  /** Columns that identify a person's rows, any of which may match; empty where no row is personal. */
  found: Partial<Record<keyof Row, PersonKey>>
  closing: Closing
  kept: Kept
  columns: Record<keyof Row, Whose>
}

export type PersonalTables = { [T in keyof Database]: PersonalTable<Database[T]> }
