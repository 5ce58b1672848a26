import { containing, type PageRequest } from './page.ts'

/** A list of the desk: one page of it and how many there are, what waits for somebody first. */
export interface DeskFilter extends PageRequest {
  /** Contained in a name, or exactly a member number, mobile, receipt, trade or order number. */
  keyword?: string | undefined
}

/** What every list of the desk says of a member. */
export const MEMBER = [
  'memberApplication.realName',
  'memberApplication.orgName',
  'memberApplication.memberNum',
  'memberApplication.memberType',
] as const

/** What a keyword is compared with, beside numbers of the money itself. */
export const memberMatches = (keyword: string) =>
  [
    ['memberApplication.realName', 'like', containing(keyword)],
    ['memberApplication.orgName', 'like', containing(keyword)],
    ['memberApplication.memberNum', '=', keyword.toUpperCase()],
    ['memberApplication.mobile', '=', keyword],
  ] as const
