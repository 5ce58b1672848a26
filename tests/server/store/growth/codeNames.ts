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

type Coded = [column: string, how: Encryption]

/** Encrypts all that keywords are looked for in, as the product writes it, and leaves the tables as if they had been written so. */
export async function codeNames(client: pg.Client): Promise<void> {
  for (const [name, columns] of Object.entries(ENCRYPTED_COLUMNS)) {
    const coded = Object.entries<Encryption>(columns)
      .filter(([, how]) => keptOf(how).includes('codes'))
      .map(([column, how]): Coded => [snakeCase(column), how])
    if (coded.length > 0) await codeTable(client, snakeCase(name), coded)
  }
}

/** Each row is written once, whatever the number of its columns. */
async function codeTable(client: pg.Client, table: string, columns: readonly Coded[]) {
  for (const coded of columns) await codeTexts(client, table, coded)
  const set = columns.flatMap(([column, how]) =>
    writtenBy(column, how).map((name) => `${name} = coded_${column}.${name}`),
  )
  const joins = columns.map(
    ([column]) => `left join coded_${column} on coded_${column}.said = old.${column}`,
  )
  await client.query(`update ${table} new set ${set.join()} from ${table} old ${joins.join(' ')}
    where new.ctid = old.ctid`)
  for (const [column] of columns) await client.query(`drop table coded_${column}`)
  await client.query(`vacuum full ${table}`)
}

/** The column and what is kept beside it. */
const writtenBy = (column: string, how: Encryption): string[] => [
  column,
  ...keptOf(how).map((kept) => keptColumn(column, kept)),
]

/** Each text of a column once, with what the product writes of it. */
async function codeTexts(client: pg.Client, table: string, [column, how]: Coded) {
  const { rows } = await client.query<{ said: string }>(
    `select distinct ${column} as said from ${table} where ${column} is not null`,
  )
  const names = ['said', ...writtenBy(column, how)]
  const into = `coded_${column}`
  await client.query(
    `create temporary table ${into} (${names.map((name) => `${name} text`).join()})`,
  )
  for (let at = 0; at < rows.length; at += BATCH) {
    const texts = rows.slice(at, at + BATCH).map(({ said }) => codedRow(said, column, how))
    const arrays = names.map((_, nth) => `$${nth + 1}::text[]`)
    await client.query(
      `insert into ${into} select * from unnest(${arrays.join()})`,
      names.map((_, nth) => texts.map((row) => row[nth])),
    )
  }
  await client.query(`analyze ${into}`)
}

function codedRow(said: string, column: string, how: Encryption): string[] {
  const field = { orgId: SOCIETY, column }
  const sealed = how === 'coded' ? said : CIPHER.encrypt(said, field)
  return [said, sealed, ...keptOf(how).map((kept) => keptText(said, kept, CIPHER, field))]
}

const CIPHER = createFieldCipher(createKeyFiles(testSecretsDir()))
