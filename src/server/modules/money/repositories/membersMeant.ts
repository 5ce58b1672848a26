import { type Expression, type SqlBool, sql } from 'kysely'
import { memberScopes } from '#server/store/queries/searchScopes.ts'
import { someHolders } from '#server/store/queries/searchTerms.ts'
import type { Tx } from '#server/store/store.ts'

/** Maximum number of matching members by which a keyword narrows a list of their orders, payments or the like. */
export const MOST_MEANT = 650

/**
 * Ids of the members whose name or unit contains a keyword, or whose member number or mobile it is; undefined when
 * there are more than `MOST_MEANT`, since no index has the rows of so many members in the order of a list (decision
 * 0344).
 */
export async function membersMeant(tx: Tx, keyword: string): Promise<string[] | undefined> {
  const members = tx.db.selectFrom('memberApplication').where('orgId', '=', tx.orgId).select('id')
  const sought = { kind: 'member', scopes: memberScopes(), keyword } as const
  const ids = await idsOf(tx, [
    someHolders(tx, sought, MOST_MEANT + 1),
    members.where('memberNum', '=', keyword.toUpperCase()),
    members.where('mobile', '=', keyword),
  ])
  return ids.length > MOST_MEANT ? undefined : ids
}

/**
 * Returns a condition that narrows a list to the rows that may match a keyword, before they are compared; undefined
 * without a keyword, or when too many members match it.
 */
export type Meant = () => Promise<Expression<SqlBool> | undefined>

/**
 * Narrows by the column with the member's id, which has a hash index: one page is read for each member (decision 0368).
 */
export const ofMembersMeant =
  (tx: Tx, keyword: string | undefined, column: string): Meant =>
  async () => {
    const members = keyword === undefined ? undefined : await membersMeant(tx, keyword)
    return members && isLookedUp(column, members)
  }

/** Columns of a list by which a keyword finds its rows. */
interface FoundBy {
  /**
   * Column with the member's id, which has a hash index; with `isOfFew`, an index of the list's few rows includes it.
   */
  member: string
  isOfFew?: boolean
  /** Column with the id of the record that has numbers: the row itself, or the record it belongs to. */
  numbered: string
}

/**
 * Narrows as `ofMembersMeant`, and by records that have the keyword as a number; a keyword hardly ever matches both.
 * @param rows ids of the list's rows under the condition that they are of the members; read when both match
 * @param numbers queries of the ids of `numbered` that have the number
 */
export const ofRowsMeant =
  (
    tx: Tx,
    keyword: string | undefined,
    { member, isOfFew, numbered }: FoundBy,
    rows: (isOfMembers: Expression<SqlBool>) => Expression<unknown>,
    numbers: (keyword: string) => readonly Expression<unknown>[],
  ): Meant =>
  async () => {
    if (keyword === undefined) return undefined
    const members = await membersMeant(tx, keyword)
    if (members === undefined) return undefined
    const found = await idsOf(tx, numbers(keyword))
    const isOfMembers = isOfFew ? isAmong(member, members) : isLookedUp(member, members)
    if (found.length === 0) return isOfMembers
    const all = members.length === 0 ? found : [...found, ...(await idsOf(tx, [rows(isOfMembers)]))]
    return isAmong(numbered, all)
  }

async function idsOf(tx: Tx, found: readonly Expression<unknown>[]): Promise<string[]> {
  const parts = found.map((part) => sql`(${part})`)
  const { rows } = await sql<{ id: string }>`
    select id from (${sql.join(parts, sql` union `)}) meant (id)`.execute(tx.db)
  return rows.map(({ id }) => id)
}

const isAmong = (column: string, ids: readonly string[]) =>
  sql<SqlBool>`${sql.ref(column)} = any(${arrayOf(ids)})`

/** Compares with a subquery, because the planner uses no hash index for a comparison with an array. */
const isLookedUp = (column: string, ids: readonly string[]) =>
  sql<SqlBool>`${sql.ref(column)} in (select unnest(${arrayOf(ids)}))`

const arrayOf = (ids: readonly string[]) =>
  sql`${`{${ids.map((id) => JSON.stringify(id)).join(',')}}`}::text[]`
