import pg from 'pg'
import { type End, societyTables } from './ends.ts'

/**
 * Deletes the society's rows in one database. As `session_replication_role` is `replica`, the triggers that enforce
 * append-only tables and references do not fire.
 */
export async function removeRows(end: End, orgId: string): Promise<void> {
  for (const table of await societyTables(end))
    await end.client.query(
      `begin; set local session_replication_role = replica;
        delete from public.${table} where org_id = ${pg.escapeLiteral(orgId)}; commit`,
    )
}

/** Returns table → count and hash of the society's rows, independent of the order of rows and columns. */
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

/** Returns the tables whose values differ. */
export const differing = (
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter(
    (table) => one.get(table) !== other.get(table),
  )

/** Distance beyond the last value at the old database, from whose sequences others may draw meanwhile. */
const MARGIN = 100_000

/**
 * Raises the sequences of the new database above the last values of the old one, and so above every number in the
 * society's rows, without reading a row.
 */
export async function raiseSequences(from: End, to: End): Promise<void> {
  const { rows } = await from.client.query<{ name: string; last: string }>(
    `select quote_ident(sequencename) as name, last_value as last from pg_sequences
      where schemaname = 'public' and last_value is not null`,
  )
  for (const { name, last } of rows)
    await to.client.query(
      `select setval('public.${name}', $1::bigint + ${MARGIN}) from public.${name} where last_value < $1::bigint`,
      [last],
    )
}

/** Updates the planner statistics of the society's tables; on its own a database may do so only minutes later. */
export async function analyzeTables(end: End): Promise<void> {
  for (const table of await societyTables(end)) await end.client.query(`analyze public.${table}`)
}
