import type pg from 'pg'
import { createFieldCipher } from '#server/encryption/fieldCipher.ts'
import { createKeyFiles } from '#server/encryption/keyFiles.ts'
import {
  ENCRYPTED_COLUMNS,
  type Encryption,
  keptColumn,
  keptOf,
} from '#server/store/encryption/encryptedColumns.ts'
import { keptText } from '#server/store/encryption/keptText.ts'
import { snakeCase } from '#server/store/snakeCase.ts'
import { testSecretsDir } from '../testKeys.ts'
import { SOCIETY } from './society.ts'

/** Texts that are encrypted at a time. */
const BATCH = 5000

/** Encrypts all that keywords are looked for in, as the product writes it, and leaves the tables as if they had been written so. */
export async function codeNames(client: pg.Client): Promise<void> {
  for (const [table, columns] of Object.entries(ENCRYPTED_COLUMNS)) {
    const coded = Object.entries<Encryption>(columns).filter(([, how]) =>
      keptOf(how).includes('codes'),
    )
    for (const [column, how] of coded)
      await codeColumn(client, snakeCase(table), snakeCase(column), how)
    if (coded.length > 0) await client.query(`vacuum full ${snakeCase(table)}`)
  }
}

async function codeColumn(client: pg.Client, table: string, column: string, how: Encryption) {
  const { rows } = await client.query<{ said: string }>(
    `select distinct ${column} as said from ${table} where ${column} is not null`,
  )
  const beside = keptOf(how).map((kept) => keptColumn(column, kept))
  const names = ['said', column, ...beside]
  await client.query(`create temporary table coded (${names.map((name) => `${name} text`).join()})`)
  for (let at = 0; at < rows.length; at += BATCH) {
    const texts = rows.slice(at, at + BATCH).map(({ said }) => codedRow(said, column, how))
    const arrays = names.map((_, nth) => `$${nth + 1}::text[]`)
    await client.query(
      `insert into coded select * from unnest(${arrays.join()})`,
      names.map((_, nth) => texts.map((row) => row[nth])),
    )
  }
  const set = names.slice(1).map((name) => `${name} = coded.${name}`)
  await client.query(`update ${table} set ${set.join()} from coded where ${table}.${column} = said;
    drop table coded`)
}

function codedRow(said: string, column: string, how: Encryption): string[] {
  const field = { orgId: SOCIETY, column }
  const sealed = how === 'coded' ? said : CIPHER.encrypt(said, field)
  return [said, sealed, ...keptOf(how).map((kept) => keptText(said, kept, CIPHER, field))]
}

const CIPHER = createFieldCipher(createKeyFiles(testSecretsDir()))
