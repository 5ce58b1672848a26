import type { UnknownRow } from 'kysely'
import type { FieldCipher } from '../../encryption/fieldCipher.ts'
import { SEALED_PREFIX } from '../../encryption/secretBox.ts'
import { snakeCase } from '../snakeCase.ts'
import { ENCRYPTED_NAMES, type Encryption } from './encryptedColumns.ts'

/** Property name → its encrypted column and how it is encrypted. */
const COLUMNS = new Map(
  [...ENCRYPTED_NAMES].map(([name, how]) => [name, { how, column: snakeCase(name) }]),
)

/** Property names of hash columns, which are removed from results. */
const HASHES = new Set(
  [...ENCRYPTED_NAMES].flatMap(([name, how]) => (how === 'lookup' ? `${name}Hash` : [])),
)

/** The rows with encrypted columns decrypted. */
export const decryptRows = (
  rows: readonly UnknownRow[],
  cipher: FieldCipher,
  orgId: string | undefined,
): UnknownRow[] => rows.map((row) => decryptRow(row, cipher, orgId))

function decryptRow(row: UnknownRow, cipher: FieldCipher, orgId: string | undefined): UnknownRow {
  const owner = orgId ?? row.orgId
  const clear = Object.entries(row).flatMap(([name, stored]) => {
    if (HASHES.has(name)) return []
    const encrypted = COLUMNS.get(name)
    if (!encrypted || typeof stored !== 'string' || !stored.startsWith(SEALED_PREFIX))
      return [[name, stored] as const]
    const { how, column } = encrypted
    if (typeof owner !== 'string') throw new TypeError(`${name} is encrypted: select orgId as well`)
    return [[name, decoded(cipher.decrypt(stored, { orgId: owner, column }), how)] as const]
  })
  return Object.fromEntries(clear)
}

const decoded = (text: string, how: Encryption): unknown =>
  how === 'json' ? JSON.parse(text) : text
