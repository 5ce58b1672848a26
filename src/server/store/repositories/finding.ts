import type { SelectQueryBuilder } from 'kysely'
import type { Tx } from '../store.ts'
import type { DeskFilter } from './deskFilter.ts'
import { lookUpRows } from './followIndexes.ts'
import type { Meant } from './membersMeant.ts'
import { type Page, type PageRequest, pageOf, pageOfFew } from './page.ts'
import { isWholeTerm } from './searchTerms.ts'

/** How the rows of a list are found, beside the query that shows them. */
export interface Finding<Db, Table extends keyof Db> {
  /** As that of `pageOf`. */
  found?: SelectQueryBuilder<Db, Table, unknown>
  /** As those of `pageOfRanks`. */
  ranks?: readonly SelectQueryBuilder<Db, Table, unknown>[]
  /** What narrows `narrowed` to a page's rows, their number and their sum; an export reads what it compares. */
  meant?: Meant
  /** The rows without the comparison with the keyword, which `meant` answers. */
  narrowed?: SelectQueryBuilder<Db, Table, unknown>
}

/**
 * How a list is found: by rows that compare no keyword and need no other table; a keyword narrows these, and where it does
 * not, or is longer than terms are, the query compares it.
 * @param rows the query's rows from fewer tables, which is all that Kysely's types see of them
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

/** The rows that a keyword means; undefined where it does not narrow. */
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
