import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../schema.ts'
import { soughtPattern } from './searchTerms.ts'

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
    ['memberApplication.realName', 'like', soughtPattern(keyword)],
    ['memberApplication.orgName', 'like', soughtPattern(keyword)],
    ['memberApplication.memberNum', '=', keyword.toUpperCase()],
    ['memberApplication.mobile', '=', keyword],
  ] as const

/** Condition that a joined member is the one a keyword means. */
export const isOfMember =
  (keyword: string) => (e: ExpressionBuilder<Database, 'memberApplication'>) =>
    e.or(memberMatches(keyword).map(([column, how, text]) => e(column, how, text)))
