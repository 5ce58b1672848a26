import type { SelectQueryBuilder } from 'kysely'
import type { Tx } from '../store.ts'
import { countAllOf, mapPage, type Page, type PageRequest, pageOfRanks } from './page.ts'
import { rowsByCursor } from './rowsByCursor.ts'

/** Result of a query in its order; usable within its transaction. */
export interface Listed<Row> {
  page(request: PageRequest): Promise<Page<Row>>
  /** Exact number of rows; takes longer the more rows there are. */
  count(): Promise<number>
  /** All rows of one snapshot, read in chunks. */
  rows(): AsyncIterable<Row>
}

/** @param found, ranks as those of `pageOf` and `pageOfRanks` */
export const listed = <Db, Table extends keyof Db, Row>(
  tx: Tx,
  query: SelectQueryBuilder<Db, Table, Row>,
  key: readonly string[],
  found: SelectQueryBuilder<Db, Table, unknown> = query,
  ranks: readonly SelectQueryBuilder<Db, Table, unknown>[] = [found],
): Listed<Row> => ({
  page: (request) => pageOfRanks(tx, query, key, request, ranks),
  count: () => countAllOf(found),
  rows: () => rowsByCursor(tx, query),
})

/** Returns the list with its rows mapped; its other members are unchanged. */
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
