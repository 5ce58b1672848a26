import { type RawBuilder, sql } from 'kysely'
import type { Field, FieldCipher } from '#server/encryption/fieldCipher.ts'
import { isSealed, SEALED_PREFIX } from '#server/encryption/secretBox.ts'
import type { AnyTables } from './asSystem.ts'
import { type Encryption, encryptedColumnsOf, keptColumn, keptOf } from './encryptedColumns.ts'
import { isFiles, withNames } from './fileNames.ts'
import { keptText } from './keptText.ts'

/** Number of 8 kB pages per batch; a batch is encrypted without yielding to other work. */
const PAGES = 8

type Columns = ReadonlyMap<string, Encryption>

/** Values as stored: texts, and lists of files. */
type Row = Record<string, unknown>

/** Present number of pages of a table; rows written later use the current key. */
export async function pagesOf(db: AnyTables, table: string): Promise<number> {
  const { rows } = await sql<{ pages: string }>`
    select pg_relation_size(${table}::regclass) / current_setting('block_size')::int as pages`.execute(
    db,
  )
  return Number(rows[0]?.pages ?? 0)
}

/**
 * Encrypts with the current key all values in a range of pages that are plain or under a former key, and updates their
 * search data. Requires a transaction of the system role. Returns the next page and the number of rows written.
 */
export const reencryptPages = (db: AnyTables, cipher: FieldCipher, table: string, from: number) => {
  const columns = encryptedColumnsOf(table)
  return writePages(db, { table, from, columns, isChosen: outdated(columns, cipher) }, (row) =>
    writtenRow(row, columns, cipher, (text, field) => cipher.encrypt(text, field)),
  )
}

/**
 * Writes the missing codes of texts in a range of pages without changing the texts. Requirements and result as for
 * `reencryptPages`.
 */
export const codePages = (db: AnyTables, cipher: FieldCipher, table: string, from: number) => {
  const coded = new Map([...encryptedColumnsOf(table)].filter(([, how]) => isCoded(how)))
  const isChosen = sql.join(
    [...coded.keys()].map((name) => isWithoutCodes(name)),
    sql` or `,
  )
  return writePages(db, { table, from, columns: coded, isChosen }, (row) =>
    writtenRow(row, coded, cipher),
  )
}

const isCoded = (how: Encryption): boolean => keptOf(how).includes('codes')

const isWithoutCodes = (name: string) =>
  sql`(${sql.ref(name)} is not null and ${sql.ref(keptColumn(name, 'codes'))} is null)`

interface Pages {
  table: string
  from: number
  columns: Columns
  isChosen: RawBuilder<unknown>
}

async function writePages(
  db: AnyTables,
  { table, from, columns, isChosen }: Pages,
  written: (row: Row) => Row,
): Promise<{ next: number; rows: number }> {
  await sql`select set_config('app.sealing', 'on', true)`.execute(db)
  const next = from + PAGES
  const { rows } = await sql<Row>`
    select ctid::text as at, org_id, ${sql.join([...columns.keys()].map((name) => sql.ref(name)))}
    from ${sql.table(table)}
    where ctid >= ${`(${from},0)`}::tid and ctid < ${`(${next},0)`}::tid and (${isChosen})
    for update`.execute(db)
  if (rows.length > 0) await write(db, table, columns, rows.map(written))
  return { next, rows: rows.length }
}

/** Number of rows of a table not under the current key. */
export async function countOutdated(
  db: AnyTables,
  cipher: FieldCipher,
  table: string,
): Promise<number> {
  const isOutdated = outdated(encryptedColumnsOf(table), cipher)
  const { rows } = await sql<{ total: string }>`
    select count(*) as total from ${sql.table(table)} where ${isOutdated}`.execute(db)
  return Number(rows[0]?.total ?? 0)
}

/**
 * Condition for rows with a value not under the current key or, for a `coded` column, without codes; empty texts are
 * never encrypted.
 */
function outdated(columns: Columns, cipher: FieldCipher) {
  const current = `${SEALED_PREFIX}${cipher.keyIds().current}.`
  const isOutdated = (text: RawBuilder<unknown>) =>
    sql`(${text} <> '' and not starts_with(${text}, ${current}))`
  const each = [...columns].map(([name, how]) => {
    if (how === 'files')
      return sql`exists (select from jsonb_array_elements(${sql.ref(name)}) file where ${isOutdated(sql`(file ->> 'name')`)})`
    if (how === 'coded') return isWithoutCodes(name)
    return isOutdated(sql`${sql.ref(name)}`)
  })
  return sql.join(each, sql` or `)
}

/** Returns a row as it is written: each text encrypted, if `encrypt` is given, with its search data. */
function writtenRow(
  row: Row,
  columns: Columns,
  cipher: FieldCipher,
  encrypt?: (text: string, field: Field) => string,
): Row {
  const values = new Map(Object.entries(row))
  const orgId = String(values.get('org_id'))
  const written = [...columns].flatMap(([column, how]) => {
    const field = { orgId, column }
    const stored = values.get(column) ?? null
    const anew = (text: string) => {
      const clear = how !== 'coded' && isSealed(text) ? cipher.decrypt(text, field) : text
      const isSealedNow = encrypt && how !== 'coded' && clear !== ''
      return { clear, sealed: isSealedNow ? encrypt(clear, field) : text }
    }
    if (how === 'files')
      return [[column, isFiles(stored) ? withNames(stored, (name) => anew(name).sealed) : stored]]
    const { clear, sealed } = typeof stored === 'string' ? anew(stored) : NOTHING
    const beside = keptOf(how).map((kept) => [
      keptColumn(column, kept),
      clear === null ? null : keptText(clear, kept, cipher, field),
    ])
    return [[column, sealed], ...beside]
  })
  return Object.fromEntries([['at', values.get('at') ?? null], ...written])
}

const NOTHING = { clear: null, sealed: null }

async function write(db: AnyTables, table: string, columns: Columns, rows: Row[]): Promise<void> {
  const types = new Map<string, string>([
    ['at', 'text'],
    ...[...columns].flatMap(([column, how]): [string, string][] => [
      [column, how === 'files' ? 'jsonb' : 'text'],
      ...keptOf(how).map((kept): [string, string] => [keptColumn(column, kept), 'text']),
    ]),
  ])
  const names = [...types.keys()].filter((name) => name !== 'at')
  const set = sql.join(names.map((name) => sql`${sql.ref(name)} = fresh.${sql.ref(name)}`))
  const shape = sql.join([...types].map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`))
  await sql`
    update ${sql.table(table)} as kept set ${set}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh(${shape})
    where kept.ctid = fresh.at::tid`.execute(db)
}
