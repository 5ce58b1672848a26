import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import type { Tx } from '../store.ts'
import type { SearchTermTable } from '../tables/operations.ts'

export type SearchedKind = SearchTermTable['kind']

/** Rows of a term that are counted to find the rarest of a keyword. */
const MOST_COMPARED = 1000

/**
 * Rows of a kind that may contain a keyword, to be joined by `holdsAt` and `holderId`, which are the row's createdAt and
 * id: whatever the list is ordered by, the database may begin with the list or with the term. Exact for one or two
 * characters, of which one must be the first; of a longer keyword the rows that hold its rarest two, to be compared.
 */
export const holdersOf = (tx: Tx, kind: SearchedKind, keyword: string) =>
  tx.db
    .selectFrom('searchTerm')
    .where('searchTerm.orgId', '=', tx.orgId)
    .where('searchTerm.kind', '=', kind)
    .where('searchTerm.term', '=', rarestOf(tx, kind, termsOf(keyword)))
    .select(['searchTerm.createdAt as holdsAt', 'searchTerm.subjectId as holderId'])

/** The rows of a list that `holdersOf` has, by the columns of their creation and id. */
export const holding = <Db, Table extends keyof Db, Row>(
  query: SelectQueryBuilder<Db, Table, Row>,
  holders: ReturnType<typeof holdersOf>,
  { createdAt, id }: { createdAt: string; id: string },
): SelectQueryBuilder<Db, Table, Row> =>
  query.innerJoin(holders.as('holder'), (on) =>
    on
      .on(sql<boolean>`${sql.ref('holder.holdsAt')} = ${sql.ref(createdAt)}`)
      .on(sql<boolean>`${sql.ref('holder.holderId')} = ${sql.ref(id)}`),
  ) as unknown as typeof query

/**
 * The rows of a list by its own columns createdAt and id: in its order for a keyword of letters, and by their ids, which
 * are few, for one that may be a number.
 * @param numbered ids of the rows that have the number
 */
export const amongHolders = <Db, Table extends keyof Db, Row>(
  tx: Tx,
  query: SelectQueryBuilder<Db, Table, Row>,
  kind: SearchedKind,
  keyword: string,
  numbered: Expression<unknown>,
): SelectQueryBuilder<Db, Table, Row> => {
  const holders = holdersOf(tx, kind, keyword)
  return isName(keyword)
    ? holding(query, holders, { createdAt: 'createdAt', id: 'id' })
    : query.where(isAmong('id', [holders.clearSelect().select('searchTerm.subjectId'), numbered]))
}

/** Condition that a row's id is one of those that any of several queries finds. */
const isAmong = (id: string, found: readonly Expression<unknown>[]) =>
  sql<boolean>`${sql.ref(id)} in (${sql.join(found, sql` union `)})`

/** Whether no number can be meant: staff may enter others than those of ASCII, but none without a digit. */
const isName = (keyword: string) => /[^\x20-\x7e]/.test(keyword) && !/\d/.test(keyword)

/** The terms that every text with the keyword holds; characters are those of the database. */
function termsOf(keyword: string): [string, ...string[]] {
  const chars = [...keyword]
  const pairs = chars.slice(1).map((char, at) => `${chars[at]}${char}`)
  const [first = keyword, ...others] = new Set(pairs)
  return [first, ...others]
}

/** A single term is given as it is, so that the database knows how frequent it is. */
function rarestOf(tx: Tx, kind: SearchedKind, [first, ...others]: [string, ...string[]]) {
  if (others.length === 0) return sql<string>`${first}`
  const one = sql.join([first, ...others].map((term) => sql`(${term}::text collate "C")`))
  return sql<string>`(
    select one.term from (values ${one}) one (term)
    order by (
      select count(*) from (
        select from search_term held
        where held.org_id = ${tx.orgId} and held.kind = ${kind} and held.term = one.term
        limit ${sql.lit(MOST_COMPARED)}
      ) counted
    ), one.term
    limit 1
  )`
}
