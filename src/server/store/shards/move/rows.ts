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

/** How far past the last number of the old place: others may have numbers made meanwhile. */
const MARGIN = 100_000

/**
 * Lets numbers that are made at the new place be greater than all that came with the society's rows: the last ones of
 * the old place are, without a look at a row.
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

/** Lets queries of the society be planned for what came; on its own a database may only notice minutes later. */
export async function analyzeTables(end: End): Promise<void> {
  for (const table of await societyTables(end)) await end.client.query(`analyze public.${table}`)
}
