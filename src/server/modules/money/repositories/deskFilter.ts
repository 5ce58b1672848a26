import type { ExpressionBuilder } from 'kysely'
import { isSaidIn } from '#server/store/queries/searchTerms.ts'
import type { Database } from '#server/store/schema.ts'
import type { Tx } from '#server/store/store.ts'

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

/**
 * Condition that a joined member matches a keyword by name, unit, member number or mobile; lists compare numbers of
 * payments in addition.
 */
export const isOfMember =
  (tx: Tx, keyword: string) => (e: ExpressionBuilder<Database, 'memberApplication'>) =>
    e.or([
      isSaidIn(tx, 'memberApplication.realName', keyword),
      isSaidIn(tx, 'memberApplication.orgName', keyword),
      e('memberApplication.memberNum', '=', keyword.toUpperCase()),
      e('memberApplication.mobile', '=', keyword),
    ])
