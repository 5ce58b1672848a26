import { type RawBuilder, sql } from 'kysely'
import type { FieldCipher } from '../../encryption/fieldCipher.ts'
import { isSealed, SEALED_PREFIX } from '../../encryption/secretBox.ts'
import type { AnyTables } from './asSystem.ts'
import { type Encryption, encryptedColumnsOf, hashColumn } from './encryptedColumns.ts'
import { isFiles, withNames } from './fileNames.ts'

/** Pages of 8 kB read at once: what they hold is encrypted without a pause. */
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
 * Encrypts with the current key all values in a range of pages that are plain or under a former key, and updates the
 * hashes. Requires a transaction of the system role. Returns the next page and the number of rows written.
 */
export async function reencryptPages(
  db: AnyTables,
  cipher: FieldCipher,
  table: string,
  from: number,
): Promise<{ next: number; rows: number }> {
  await sql`select set_config('app.sealing', 'on', true)`.execute(db)
  const columns = encryptedColumnsOf(table)
  const next = from + PAGES
  const { rows } = await sql<Row>`
    select ctid::text as at, org_id, ${sql.join([...columns.keys()].map((name) => sql.ref(name)))}
    from ${sql.table(table)}
    where ctid >= ${`(${from},0)`}::tid and ctid < ${`(${next},0)`}::tid
      and (${outdated(columns, cipher)})
    for update`.execute(db)
  if (rows.length > 0)
    await write(
      db,
      table,
      columns,
      rows.map((row) => encryptedRow(row, columns, cipher)),
    )
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

/** Rows with a value that is not under the current key; what is empty is not encrypted. */
function outdated(columns: Columns, cipher: FieldCipher) {
  const current = `${SEALED_PREFIX}${cipher.keyIds().current}.`
  const isOutdated = (text: RawBuilder<unknown>) =>
    sql`(${text} <> '' and not starts_with(${text}, ${current}))`
  const each = [...columns].map(([name, how]) =>
    how === 'files'
      ? sql`exists (select from jsonb_array_elements(${sql.ref(name)}) file where ${isOutdated(sql`(file ->> 'name')`)})`
      : isOutdated(sql`${sql.ref(name)}`),
  )
  return sql.join(each, sql` or `)
}

function encryptedRow(row: Row, columns: Columns, cipher: FieldCipher): Row {
  const values = new Map(Object.entries(row))
  const orgId = String(values.get('org_id'))
  const written = [...columns].flatMap(([column, how]) => {
    const field = { orgId, column }
    const stored = values.get(column) ?? null
    const anew = (text: string) => {
      const clear = isSealed(text) ? cipher.decrypt(text, field) : text
      return { clear, sealed: clear === '' ? '' : cipher.encrypt(clear, field) }
    }
    if (how === 'files')
      return [[column, isFiles(stored) ? withNames(stored, (name) => anew(name).sealed) : stored]]
    const { clear, sealed } = typeof stored === 'string' ? anew(stored) : NOTHING
    const own = [column, sealed]
    return how === 'lookup'
      ? [own, [hashColumn(column), clear === null ? null : cipher.hash(clear, field)]]
      : [own]
  })
  return Object.fromEntries([['at', values.get('at') ?? null], ...written])
}

const NOTHING = { clear: null, sealed: null }

async function write(db: AnyTables, table: string, columns: Columns, rows: Row[]): Promise<void> {
  const types = new Map<string, string>([
    ['at', 'text'],
    ...[...columns].flatMap(([column, how]): [string, string][] => [
      [column, how === 'files' ? 'jsonb' : 'text'],
      ...(how === 'lookup' ? [[hashColumn(column), 'text'] as [string, string]] : []),
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
