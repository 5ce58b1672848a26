import pg from 'pg'
import { type End, societyTables } from './ends.ts'

/** Removes the society's rows at one end; append-only tables and references are no obstacle to a superuser's copy. */
export async function removeRows(end: End, orgId: string): Promise<void> {
  for (const table of await societyTables(end))
    await end.client.query(
      `begin; set local session_replication_role = replica;
        delete from public.${table} where org_id = ${pg.escapeLiteral(orgId)}; commit`,
    )
}

/** Table → number of the society's rows. */
export const countRows = (end: End, orgId: string): Promise<Map<string, string>> =>
  overTables(end, orgId, async () => 'count(*)')

/** Table → number and hash of the society's rows, whatever their order and that of their columns. */
export const digestRows = (end: End, orgId: string): Promise<Map<string, string>> =>
  overTables(end, orgId, async (table) => {
    const { rows } = await end.client.query<{ names: string }>(
      `select string_agg('t.' || quote_ident(attname), ', ' order by attname) as names from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [`public.${table}`],
    )
    return `count(*) || ' ' || coalesce(sum(hashtextextended(row(${rows[0]?.names})::text, 0)::numeric), 0)`
  })

async function overTables(
  end: End,
  orgId: string,
  what: (table: string) => Promise<string>,
): Promise<Map<string, string>> {
  const parts: string[] = []
  for (const table of await societyTables(end))
    parts.push(`select ${pg.escapeLiteral(table)} as "table", (${await what(table)})::text as value
      from public.${table} t where org_id = ${pg.escapeLiteral(orgId)}`)
  const { rows } = await end.client.query<{ table: string; value: string }>(
    parts.join(' union all '),
  )
  return new Map(rows.map(({ table, value }) => [table, value]))
}

/** Tables of which the two say different things. */
export const differing = (
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter(
    (table) => one.get(table) !== other.get(table),
  )

/** How far past the last number of the society: others may have numbers made meanwhile. */
const MARGIN = 100_000

/** Lets numbers that are made at this end be greater than all that came with the society's rows. */
export async function raiseSequences({ client }: End, orgId: string): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select quote_ident(table_name) as "table", quote_ident(column_name) as "column",
        pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
      from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`,
  )
  for (const { table, column, sequence } of rows)
    await client.query(
      `select setval($2, came.last + ${MARGIN})
        from (select max(${column}) as last from public.${table} where org_id = $1) came
        where came.last > (select last_value from ${sequence})`,
      [orgId, sequence],
    )
}
