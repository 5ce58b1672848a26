import type { SelectQueryBuilder } from 'kysely'
import type { Tx } from '../store.ts'
import { countOf, mapPage, type Page, type PageRequest, pageOf } from './page.ts'
import { rowsByCursor } from './rowsByCursor.ts'

/** Result of a query in its order; usable within its transaction. */
export interface Listed<Row> {
  page(request: PageRequest): Promise<Page<Row>>
  count(): Promise<number>
  /** All rows of one snapshot, read in chunks. */
  rows(): AsyncIterable<Row>
}

export const listed = <Db, Table extends keyof Db, Row>(
  tx: Tx,
  query: SelectQueryBuilder<Db, Table, Row>,
): Listed<Row> => ({
  page: (request) => pageOf(query, request) as Promise<Page<Row>>,
  count: () => countOf(query),
  rows: () => rowsByCursor(tx, query),
})

/** The same list with its rows mapped; what else it can tell stays. */
export const mapListed = <Row, Shown, More extends object>(
  list: Listed<Row> & More,
  show: (row: Row) => Shown,
): Listed<Shown> & Omit<More, keyof Listed<Row>> => ({
  ...list,
  page: async (request) => mapPage(await list.page(request), show),
  rows: () => mapRows(list.rows(), show),
})

async function* mapRows<Row, Shown>(rows: AsyncIterable<Row>, show: (row: Row) => Shown) {
  for await (const row of rows) yield show(row)
}
