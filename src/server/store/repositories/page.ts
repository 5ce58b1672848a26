import type { SelectQueryBuilder } from 'kysely'

/** A request for one page, as the wire words it: `current` from 1. */
export interface PageRequest {
  current: number
  size: number
}

export interface Page<Row> {
  records: Row[]
  total: number
}

/** The same page, its rows as they are shown. */
export function mapPage<Row, Shown>(
  { records, total }: Page<Row>,
  show: (row: Row) => Shown,
): Page<Shown> {
  return { records: records.map((row) => show(row)), total }
}

/** One page of what a query finds, in the query's order, and how many it finds in all. */
export async function pageOf<Db, Table extends keyof Db, Row>(
  query: SelectQueryBuilder<Db, Table, Row>,
  { current, size }: PageRequest,
) {
  const records = await query
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { records, total: await countOf(query) }
}

/** How many rows a query finds. */
export async function countOf<Db, Table extends keyof Db, Row>(
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

/** `text` as a LIKE pattern that finds it anywhere, its own wildcards taken literally. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
