import { sql, type Transaction } from 'kysely'
import type { Database } from './schema.ts'

export type LocalSettings = Readonly<Record<string, string>>

/**
 * Sets what holds until the transaction ends: `SET LOCAL ROLE`, the organisation that the policies compare with, and
 * limits. Literal, because a statement without parameters is sent together with its `begin`.
 */
export async function setLocally(
  trx: Transaction<Database>,
  settings: LocalSettings,
): Promise<void> {
  const set = Object.entries(settings).map(
    ([name, value]) => sql`set_config(${sql.lit(name)}, ${sql.lit(value)}, true)`,
  )
  await sql`select ${sql.join(set)}`.execute(trx)
}
