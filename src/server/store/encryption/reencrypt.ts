import { sql } from 'kysely'
import type { FieldCipher } from '../../encryption/fieldCipher.ts'
import { SEALED_PREFIX } from '../../encryption/secretBox.ts'
import type { AnyTables } from './asSystem.ts'
import { type Encryption, encryptedColumnsOf, hashColumn } from './encryptedColumns.ts'

/** Pages of 8 kB read at once. */
const PAGES = 32

type Row = Record<string, string | null>

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
  const columns = encryptedColumnsOf(table)
  const next = from + PAGES
  const { rows } = await sql<Row>`
    select ctid::text as at, org_id, ${sql.join([...columns.keys()].map((name) => sql.ref(name)))}
    from ${sql.table(table)}
    where ctid >= ${`(${from},0)`}::tid and ctid < ${`(${next},0)`}::tid
      and (${outdated([...columns.keys()], cipher)})
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
  const names = [...encryptedColumnsOf(table).keys()]
  const { rows } = await sql<{ total: string }>`
    select count(*) as total from ${sql.table(table)} where ${outdated(names, cipher)}`.execute(db)
  return Number(rows[0]?.total ?? 0)
}

function outdated(names: string[], cipher: FieldCipher) {
  const current = `${SEALED_PREFIX}${cipher.keyIds().current}.`
  return sql.join(
    names.map((name) => sql`not starts_with(${sql.ref(name)}, ${current})`),
    sql` or `,
  )
}

function encryptedRow(
  row: Row,
  columns: ReadonlyMap<string, Encryption>,
  cipher: FieldCipher,
): Row {
  const values = new Map(Object.entries(row))
  const orgId = values.get('org_id') ?? ''
  const written = [...columns].flatMap(([column, how]) => {
    const stored = values.get(column) ?? null
    const field = { orgId, column }
    const clear = stored?.startsWith(SEALED_PREFIX) ? cipher.decrypt(stored, field) : stored
    const own = [column, clear === null ? null : cipher.encrypt(clear, field)] as const
    if (how !== 'lookup') return [own]
    return [own, [hashColumn(column), clear === null ? null : cipher.hash(clear, field)] as const]
  })
  return Object.fromEntries([['at', values.get('at') ?? null], ...written])
}

async function write(
  db: AnyTables,
  table: string,
  columns: ReadonlyMap<string, Encryption>,
  rows: Row[],
): Promise<void> {
  const names = [...columns].flatMap(([column, how]) =>
    how === 'lookup' ? [column, hashColumn(column)] : [column],
  )
  const set = sql.join(names.map((name) => sql`${sql.ref(name)} = fresh.${sql.ref(name)}`))
  const shape = sql.join(['at', ...names].map((name) => sql`${sql.ref(name)} text`))
  await sql`
    update ${sql.table(table)} as kept set ${set}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh(${shape})
    where kept.ctid = fresh.at::tid`.execute(db)
}
