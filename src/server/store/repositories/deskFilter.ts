import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../schema.ts'
import type { Tx } from '../store.ts'
import { containing } from './page.ts'
import { holdersOf, holding, isName } from './searchTerms.ts'

/** Filter of a desk list. */
export interface DeskFilter {
  /** Substring of a name, or a whole member number, mobile, receipt, trade or order number. */
  keyword?: string | undefined
}

/** Member columns of every desk list. */
export const MEMBER = [
  'memberApplication.realName',
  'memberApplication.orgName',
  'memberApplication.memberNum',
  'memberApplication.memberType',
] as const

/** Member columns a keyword is compared with, in addition to payment numbers. */
export const memberMatches = (keyword: string) =>
  [
    ['memberApplication.realName', 'like', containing(keyword)],
    ['memberApplication.orgName', 'like', containing(keyword)],
    ['memberApplication.memberNum', '=', keyword.toUpperCase()],
    ['memberApplication.mobile', '=', keyword],
  ] as const

/** Condition that a joined member is the one a keyword means. */
const isOfMember = (keyword: string) => (e: ExpressionBuilder<Database, 'memberApplication'>) =>
  e.or(memberMatches(keyword).map(([column, how, text]) => e(column, how, text)))

/** A list of rows that a keyword finds by their member alone. */
export const ofMemberMeant = <Table extends keyof Database, Row>(
  tx: Tx,
  query: SelectQueryBuilder<Database, Table | 'memberApplication', Row>,
  keyword: string,
  memberId: string,
) =>
  narrowed(tx, query, keyword, sql`${sql.ref(memberId)} in ${membersMeant(tx, keyword)}`).where(
    isOfMember(keyword) as never,
  ) as typeof query

/**
 * Narrows a list to rows that a keyword may mean, which are then compared with it. A name is looked for in the order of the
 * list, since very many may have it; numbers are found first, since few rows have them.
 */
export const narrowed = <Db, Table extends keyof Db, Row>(
  tx: Tx,
  query: SelectQueryBuilder<Db, Table, Row>,
  keyword: string,
  mayBe: Expression<unknown>,
): SelectQueryBuilder<Db, Table, Row> =>
  isName(keyword)
    ? holding(query, holdersOf(tx, 'member', keyword), MEMBER_CREATED)
    : query.where(mayBe as Expression<boolean>)

const MEMBER_CREATED = { createdAt: 'memberApplication.createdAt', id: 'memberApplication.id' }

/** Ids of the members that may be meant by a name or number. */
export const membersMeant = (tx: Tx, keyword: string) => {
  const members = tx.db.selectFrom('memberApplication').where('orgId', '=', tx.orgId).select('id')
  const named = holdersOf(tx, 'member', keyword).clearSelect().select('searchTerm.subjectId as id')
  return named
    .union(members.where('memberNum', '=', keyword.toUpperCase()))
    .union(members.where('mobile', '=', keyword))
}
