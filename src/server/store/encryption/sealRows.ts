import { type Kysely, sql } from 'kysely'
import type { FieldCipher } from '#server/encryption/fieldCipher.ts'
import type { Database } from '../schema.ts'
import { type AnyTables, asSystem } from './asSystem.ts'
import { codePages, pagesOf, reencryptPages } from './reencrypt.ts'

interface Filling {
  /** The table, or `codes.` and the table whose texts get codes and stay in clear. */
  name: string
  page: number
}

const CODES = 'codes.'

/**
 * Encrypts rows written before their columns were encrypted, from the time recorded for each table: some pages per
 * transaction, which also records the progress, until all are done or `ending` aborts. Does nothing while a society is
 * arriving in this database or leaving it.
 */
export async function sealRows(
  database: Kysely<Database>,
  cipher: FieldCipher,
  ending?: AbortSignal,
): Promise<void> {
  const db = database.withoutPlugins() as unknown as AnyTables
  while (!ending?.aborted && (await sealSome(db, cipher)));
}

/** Encrypts the next pages; false when nothing is left to do for now. */
const sealSome = (db: AnyTables, cipher: FieldCipher): Promise<boolean> =>
  asSystem(db, async (trx) => {
    const { rows } = await sql<Filling>`
      select table_name as name, page from seal_filling
      where begin_at <= now() and not exists (
        select from society_move where state in ('arriving', 'leaving'))
      order by begin_at, table_name limit 1 for update`.execute(trx)
    const [filling] = rows
    if (!filling) return false
    const { name, page } = filling
    const table = name.replace(CODES, '')
    const fill = name.startsWith(CODES) ? codePages : reencryptPages
    const { next } = await fill(trx, cipher, table, page)
    await ((await pagesOf(trx, table)) > next
      ? sql`update seal_filling set page = ${next} where table_name = ${name}`.execute(trx)
      : sql`delete from seal_filling where table_name = ${name}`.execute(trx))
    return true
  })
