import { type Expression, type SqlBool, sql } from 'kysely'
import type { Tx } from '../store.ts'
import { memberScopes } from './searchScopes.ts'
import { someHolders } from './searchTerms.ts'

/** Most members that a keyword of a list of their orders, payments or the like may mean. */
export const MOST_MEANT = 1000

/**
 * Ids of the members whose name or unit contains a keyword, or whose member number or mobile it is; undefined when there are
 * more than `MOST_MEANT`, whose rows no index has in the order of a list (decision 0344).
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

/** What narrows a list to the rows that a keyword may mean, before they are compared; undefined if there are too many. */
export type Meant = () => Promise<Expression<SqlBool> | undefined>

/** By the column of the member's id, which has an index. */
export const ofMembersMeant =
  (tx: Tx, keyword: string | undefined, column: string): Meant =>
  async () => {
    const members = keyword === undefined ? undefined : await membersMeant(tx, keyword)
    return members && isAmong(column, members)
  }

/**
 * By the column of the row's id, or of a row it refers to.
 * @param found queries of the ids of what belongs to members, or has the keyword as a number
 */
export const ofRowsMeant =
  (
    tx: Tx,
    keyword: string | undefined,
    column: string,
    found: (keyword: string, isOfMembers: Expression<SqlBool>) => readonly Expression<unknown>[],
  ): Meant =>
  async () => {
    if (keyword === undefined) return undefined
    const members = await membersMeant(tx, keyword)
    return members && isAmong(column, await idsOf(tx, found(keyword, isAmong('memberId', members))))
  }

async function idsOf(tx: Tx, found: readonly Expression<unknown>[]): Promise<string[]> {
  const parts = found.map((part) => sql`(${part})`)
  const { rows } = await sql<{ id: string }>`
    select id from (${sql.join(parts, sql` union `)}) meant (id)`.execute(tx.db)
  return rows.map(({ id }) => id)
}

const isAmong = (column: string, ids: readonly string[]) =>
  sql<SqlBool>`${sql.ref(column)} = any(${`{${ids.map((id) => JSON.stringify(id)).join(',')}}`}::text[])`
