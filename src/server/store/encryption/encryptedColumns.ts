import type { Database } from '../schema.ts'
import { snakeCase } from '../snakeCase.ts'

/**
 * How a column is encrypted: `lookup` with a keyed hash in an extra column (`<column>_hash`) for search and uniqueness,
 * `text` without one, `json` as the text of a JSON value.
 */
export type Encryption = 'lookup' | 'text' | 'json'

/**
 * Every column encrypted at rest: card numbers, mobiles, and all form values, wherever stored. A column name is
 * encrypted in the same way in every table and names no other values that could begin with `SEALED_PREFIX`: results are
 * decrypted by name.
 */
export const ENCRYPTED_COLUMNS = {
  account: { mobile: 'lookup', cardNo: 'lookup' },
  orgUnit: { linkPhone: 'lookup' },
  consent: { mobile: 'lookup' },
  mobileProof: { mobile: 'lookup' },
  smsCode: { mobile: 'lookup' },
  smsSend: { mobile: 'lookup' },
  secondFactor: { secret: 'text' },
  loginFailure: { login: 'lookup' },
  memberApplication: { mobile: 'lookup', cardNo: 'lookup', formInfo: 'json' },
  orApplication: { mobile: 'lookup', cardNo: 'lookup', formInfo: 'json' },
  recommendation: { cardNo: 'lookup' },
  uploadedFile: { owner: 'lookup' },
  duesInvoice: { info: 'json' },
  idempotency: { body: 'json' },
  outbox: { payload: 'json' },
} as const satisfies { [T in keyof Database]?: Partial<Record<keyof Database[T], Encryption>> }

/** Database name of the column with the keyed hash. */
export const hashColumn = (column: string): string => `${column}_hash`

/** Database names of table and column → how it is encrypted. */
const BY_TABLE: ReadonlyMap<string, ReadonlyMap<string, Encryption>> = new Map(
  Object.entries(ENCRYPTED_COLUMNS).map(([table, columns]) => [
    snakeCase(table),
    new Map(Object.entries(columns).map(([column, how]) => [snakeCase(column), how])),
  ]),
)

export const encryptedTables = (): string[] => [...BY_TABLE.keys()]

/** Encrypted columns of a table; empty if none. */
export const encryptedColumnsOf = (table: string): ReadonlyMap<string, Encryption> =>
  BY_TABLE.get(table) ?? new Map()

/** Property name in results → how the column is encrypted. */
export const ENCRYPTED_NAMES: ReadonlyMap<string, Encryption> = new Map(
  Object.values(ENCRYPTED_COLUMNS).flatMap((columns) => Object.entries(columns)),
)
