import { type SelectQueryBuilder, sql } from 'kysely'
import { PAGED_ROWS } from '#domain/text/pagedTotal.ts'
import type { Tx } from '../store.ts'

/** Request for one page in wire format: `current` starts at 1. */
export interface PageRequest {
  current: number
  size: number
}

export interface Page<Row> {
  records: Row[]
  /** Exact up to `PAGED_ROWS`; one more than that when there are more. */
  total: number
}

/** The same page with its rows mapped. */
export function mapPage<Row, Shown>(
  { records, total }: Page<Row>,
  show: (row: Row) => Shown,
): Page<Shown> {
  return { records: records.map((row) => show(row)), total }
}

/**
 * Returns one page of a query's rows in its order, with the total; no rows beyond `PAGED_ROWS`. Reads the keys first,
 * from an index with the list's order, and the other columns only for the rows of the page.
 * @param key columns that identify a row
 */
export async function pageOf<Db, Table extends keyof Db, Row>(
  tx: Tx,
  query: SelectQueryBuilder<Db, Table, Row>,
  key: readonly string[],
  request: PageRequest,
  { found = query, counted = found, skip }: SameRows<Db, Table> = {},
): Promise<Page<Row>> {
  const how = { count: () => countOf(tx, counted), ...(skip && { skip }) }
  return pageOfRanks(tx, query, key, request, [found], how)
}

/** Queries for the same rows without the tables that only the shown columns need. */
interface SameRows<Db, Table extends keyof Db> {
  /** The same rows in the same order. */
  found?: SelectQueryBuilder<Db, Table, unknown>
  /** The same rows in no order, so that the smallest index can count them. */
  counted?: SelectQueryBuilder<Db, Table, unknown>
  skip?: Skip<Db, Table> | undefined
}

/** Returns the rows of a query after the first `offset` ones. */
export type Skip<Db, Table extends keyof Db> = (
  rows: SelectQueryBuilder<Db, Table, unknown>,
  offset: number,
) => Promise<SelectQueryBuilder<Db, Table, unknown>>

/** Methods of counting and skipping the rows of a rank; by default by its own query. */
interface How<Db, Table extends keyof Db> {
  count?: (rank: SelectQueryBuilder<Db, Table, unknown>) => Promise<number>
  skip?: Skip<Db, Table> | undefined
}

/**
 * As `pageOf`, for a list ordered by rank first: no index has the order of all ranks together with a range of another
 * column.
 * @param ranks the rows of each rank, in the same order as in `query`
 */
export async function pageOfRanks<Db, Table extends keyof Db, Row>(
  tx: Tx,
  query: SelectQueryBuilder<Db, Table, Row>,
  key: readonly string[],
  request: PageRequest,
  ranks: readonly SelectQueryBuilder<Db, Table, unknown>[],
  { count = (rank) => countOf(tx, rank), skip = skipRows }: How<Db, Table> = {},
): Promise<Page<Row>> {
  const { offset, limit } = placeOf(request)
  const keys: unknown[][] = []
  let total = 0
  for (const rank of ranks) {
    if (total > PAGED_ROWS) break
    const skipped = Math.max(0, offset - total)
    const wanted = limit - keys.length
    const found = wanted === 0 ? [] : await keysOf((await skip(rank, skipped)).limit(wanted), key)
    keys.push(...found)
    const isWhole = found.length < wanted && (found.length > 0 || skipped === 0)
    total += isWhole ? skipped + found.length : await count(rank)
  }
  return { records: await rowsOf(query, key, keys), total: Math.min(total, PAGED_ROWS + 1) }
}

const skipRows = async <Db, Table extends keyof Db>(
  rows: SelectQueryBuilder<Db, Table, unknown>,
  offset: number,
) => rows.offset(offset)

/**
 * As `pageOf`, for rows that were narrowed to few. Reads all keys, since with a small limit the database may scan the
 * whole list in its order.
 * @param found the same rows in the same order, narrowed; `query` need not be, since the keys select its rows
 */
export async function pageOfFew<Db, Table extends keyof Db, Row>(
  query: SelectQueryBuilder<Db, Table, Row>,
  key: readonly string[],
  request: PageRequest,
  found: SelectQueryBuilder<Db, Table, unknown>,
): Promise<Page<Row>> {
  const keys = await keysOf(found.limit(PAGED_ROWS + 1), key)
  const { offset, limit } = placeOf(request)
  const records = await rowsOf(query, key, keys.slice(offset, offset + limit))
  return { records, total: keys.length }
}

/** Offset and limit of a page in its list; no rows beyond `PAGED_ROWS`. */
export function placeOf({ current, size }: PageRequest): { offset: number; limit: number } {
  const offset = Math.min((current - 1) * size, PAGED_ROWS)
  return { offset, limit: Math.min(size, PAGED_ROWS - offset) }
}

async function keysOf<Db, Table extends keyof Db, Row>(
  query: SelectQueryBuilder<Db, Table, Row>,
  key: readonly string[],
): Promise<unknown[][]> {
  const columns = key.map((column, index) => sql.ref(column).as(`key${index}`))
  const rows = await query.clearSelect().select(columns).execute()
  return rows.map((row) => Object.values(row as object))
}

async function rowsOf<Db, Table extends keyof Db, Row>(
  query: SelectQueryBuilder<Db, Table, Row>,
  key: readonly string[],
  keys: readonly unknown[][],
): Promise<Row[]> {
  return keys.length === 0 ? [] : query.where(isOneOf(key, keys)).execute()
}

const isOneOf = (key: readonly string[], keys: readonly unknown[][]) => {
  const tuple = (values: readonly unknown[]) => sql`(${sql.join(values)})`
  return sql<boolean>`(${sql.join(key.map((column) => sql.ref(column)))}) in (${sql.join(keys.map(tuple))})`
}

/** Number of rows of a query, counted in its order up to one more than `PAGED_ROWS`. */
export async function countOf<Db, Table extends keyof Db, Row>(
  { db }: Tx,
  query: SelectQueryBuilder<Db, Table, Row>,
): Promise<number> {
  const one = sql<number>`1`.as('one')
  const some = query
    .clearSelect()
    .select(one)
    .limit(PAGED_ROWS + 1)
  const { total } = await db
    .selectFrom(some.as('some'))
    .select((e) => e.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Number of all rows of a query, however many. */
export async function countAllOf<Db, Table extends keyof Db, Row>(
  query: SelectQueryBuilder<Db, Table, Row>,
): Promise<number> {
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select((e) => e.fn.countAll().as('total'))
    .$castTo<{ total: string | number | bigint }>()
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** LIKE pattern for a substring, with its wildcards escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
