import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'

/**
 * A hash of all rows of every table, by its name, and how many there are: what two databases are compared by. Read as the
 * owner without row security, so that no row is hidden.
 */
export async function tableDigests(store: Pick<Store, 'db'>): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`.execute(
    store.db,
  )
  const digests: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ digest: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest
        from ${sql.table(name)} t`.execute(store.db)
    digests[name] = rows[0]?.digest ?? ''
  }
  return digests
}
