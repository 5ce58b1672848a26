import pg from 'pg'
import { NOT_SOCIETIES } from '../../home/prepareShard.ts'

/**
 * Source or target database of a move, over a direct connection of a superuser: it sees every row, and no pooler is in
 * between.
 */
export interface End {
  name: string
  url: string
  client: pg.Client
}

export async function openEnd(name: string, url: string): Promise<End> {
  const client = new pg.Client({ connectionString: url, application_name: 'society-portal-move' })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`set timezone = 'UTC'; set extra_float_digits = 1`)
  return { name, url, client }
}

/** Names of the tables with rows of societies, as identifiers. */
export async function societyTables({ client }: End): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(c.relname) as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relname = any ($1)
      order by 1`,
    [NOT_SOCIETIES],
  )
  return rows.map(({ name }) => name)
}

/** Opens a snapshot: from here on the connection reads the database as it is now. */
export async function openSnapshot({ client }: End): Promise<void> {
  await client.query('begin isolation level repeatable read read only; select')
}
