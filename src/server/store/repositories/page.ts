import type { SelectQueryBuilder } from 'kysely'

/** Request for one page in wire format: `current` starts at 1. */
export interface PageRequest {
  current: number
  size: number
}

export interface Page<Row> {
  records: Row[]
  total: number
}

/** The same page with its rows mapped. */
export function mapPage<Row, Shown>(
  { records, total }: Page<Row>,
  show: (row: Row) => Shown,
): Page<Shown> {
  return { records: records.map((row) => show(row)), total }
}

/** One page of a query's rows in its order, with the total. */
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

/** Number of rows of a query. */
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

/** LIKE pattern for a substring, with its wildcards escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
