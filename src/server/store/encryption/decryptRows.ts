import { setImmediate as others } from 'node:timers/promises'
import type { UnknownRow } from 'kysely'
import type { Field, FieldCipher } from '#server/encryption/fieldCipher.ts'
import { isSealed } from '#server/encryption/secretBox.ts'
import { snakeCase } from '../snakeCase.ts'
import {
  CLEAR_ELSEWHERE,
  ENCRYPTED_NAMES,
  type Encryption,
  KEPT_NAMES,
  SHOWN_AS,
} from './encryptedColumns.ts'
import { isFiles, withNames } from './fileNames.ts'

interface Shown {
  column: string
  how: Encryption
  isClearElsewhere: boolean
}

const shownOf = (name: string, how: Encryption): Shown => ({
  column: snakeCase(name),
  how,
  isClearElsewhere: CLEAR_ELSEWHERE.has(name),
})

/** Property name → its encrypted column and how it is encrypted. */
const COLUMNS = new Map([
  ...[...ENCRYPTED_NAMES].map(([name, how]) => [name, shownOf(name, how)] as const),
  ...Object.entries(SHOWN_AS).map(
    ([name, of]) => [name, shownOf(of, ENCRYPTED_NAMES.get(of) ?? 'text')] as const,
  ),
])

/** Rows that are decrypted at a time: with ten values each the thread is held for some milliseconds. */
const BATCH = 100

/** The rows with encrypted columns decrypted; other work runs in between where they are many. */
export async function decryptRows(
  rows: readonly UnknownRow[],
  cipher: FieldCipher,
  orgId: string | undefined,
): Promise<UnknownRow[]> {
  const clear: UnknownRow[] = []
  for (const row of rows) {
    if (clear.length > 0 && clear.length % BATCH === 0) await others()
    clear.push(decryptRow(row, cipher, orgId))
  }
  return clear
}

function decryptRow(row: UnknownRow, cipher: FieldCipher, orgId: string | undefined): UnknownRow {
  const owner = orgId ?? row.orgId
  const clear = Object.entries(row).flatMap(([name, stored]) => {
    if (KEPT_NAMES.has(name)) return []
    const shown = COLUMNS.get(name)
    if (!shown) return [[name, stored] as const]
    const open = (text: string): unknown => {
      if (!isSealed(text)) return text
      if (typeof owner !== 'string')
        throw new TypeError(`${name} is encrypted: select orgId as well`)
      return decoded(cipher, text, { orgId: owner, column: shown.column }, shown)
    }
    return [[name, opened(stored, shown, open)] as const]
  })
  return Object.fromEntries(clear)
}

function opened(stored: unknown, { how }: Shown, open: (text: string) => unknown): unknown {
  if (how === 'files')
    return isFiles(stored) ? withNames(stored, (name) => String(open(name))) : stored
  return typeof stored === 'string' ? open(stored) : stored
}

function decoded(cipher: FieldCipher, stored: string, field: Field, shown: Shown): unknown {
  const { how, isClearElsewhere } = shown
  try {
    const text = cipher.decrypt(stored, field)
    return how === 'json' ? JSON.parse(text) : text
  } catch (error) {
    if (isClearElsewhere) return stored
    throw error
  }
}
