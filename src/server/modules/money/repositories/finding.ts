import type { SelectQueryBuilder } from 'kysely'
import { lookUpRows } from '#server/store/queries/followIndexes.ts'
import { type Page, type PageRequest, pageOf, pageOfFew } from '#server/store/queries/page.ts'
import { isWholeTerm } from '#server/store/queries/searchTerms.ts'
import type { Tx } from '#server/store/store.ts'
import type { DeskFilter } from './deskFilter.ts'
import type { Meant } from './membersMeant.ts'

/** Queries that find the rows of a list, in addition to the query that shows them. */
export interface Finding<Db, Table extends keyof Db> {
  /** As that of `pageOf`. */
  found?: SelectQueryBuilder<Db, Table, unknown>
  /** As those of `pageOfRanks`. */
  ranks?: readonly SelectQueryBuilder<Db, Table, unknown>[]
  /**
   * Condition by which `narrowed` finds page, count and sum of a keyword; exports compare the keyword in the query
   * instead.
   */
  meant?: Meant
  /** The rows without the comparison with the keyword, which `meant` replaces. */
  narrowed?: SelectQueryBuilder<Db, Table, unknown>
}

/**
 * Chooses the queries that find a list's rows. Without a keyword: `rows`, which need no other table. With a keyword:
 * `rows` narrowed by `meant`; when the keyword does not narrow them, or is longer than a term, `query`, which compares
 * it.
 * @param rows the query's rows from fewer tables; Kysely types them by these tables alone
 */
export const foundBy = <Found>(
  { keyword }: DeskFilter,
  query: Found,
  rows: unknown,
  ranks: readonly unknown[] = [rows],
) =>
  keyword === undefined
    ? { found: rows as Found, ranks: ranks as readonly Found[] }
    : { found: query, narrowed: isWholeTerm(keyword) ? (rows as Found) : query }

/** Returns the rows that may match a keyword; undefined when the keyword does not narrow the list. */
export async function meantOf<Db, Table extends keyof Db, Row>({
  narrowed,
  meant,
}: {
  narrowed: SelectQueryBuilder<Db, Table, Row>
  meant: Meant | undefined
}) {
  const narrow = await meant?.()
  return narrow && narrowed.where(narrow)
}

/** One page of a list without amounts, narrowed by what a keyword means. */
export async function pageOfMeant<Db, Table extends keyof Db, Row>(
  tx: Tx,
  query: SelectQueryBuilder<Db, Table, Row>,
  key: readonly string[],
  request: PageRequest,
  { found = query, meant, narrowed = found }: Omit<Finding<Db, Table>, 'ranks'>,
): Promise<Page<Row>> {
  await lookUpRows(tx)
  const rows = await meantOf({ narrowed, meant })
  return rows ? pageOfFew(query, key, request, rows) : pageOf(tx, query, key, request, { found })
}
