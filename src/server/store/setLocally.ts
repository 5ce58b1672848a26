import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from './schema.ts'

export type LocalSettings = Readonly<Record<string, string>>

/**
 * Returns the statement that sets a transaction's role (`SET LOCAL ROLE`), the organisation that the policies compare
 * with, and limits, all until the transaction ends. Literal, because a statement without parameters is sent together
 * with its `begin`.
 */
export function settingLocally(settings: LocalSettings): RawBuilder<unknown> {
  const set = Object.entries(settings).map(
    ([name, value]) => sql`set_config(${sql.lit(name)}, ${sql.lit(value)}, true)`,
  )
  return sql`select ${sql.join(set)}`
}

/** Sets the settings in the transaction, as `settingLocally`. */
export async function setLocally(trx: Kysely<Database>, settings: LocalSettings): Promise<void> {
  await settingLocally(settings).execute(trx)
}
