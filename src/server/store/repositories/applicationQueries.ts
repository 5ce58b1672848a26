import type { MemberCategory, MemberStatus } from '#contract/codes.ts'
import type { Tx } from '../store.ts'
import type { Application } from './applications.ts'
import { ownedBy, type PersonOwner } from './ownedBy.ts'
import { containing, countOf, type Page, type PageRequest, pageOf } from './page.ts'

/** Columns of list rows; form values are omitted. */
export type ApplicationRow = Omit<Application, 'formInfo'>

const LISTED = [
  'orgId',
  'id',
  'oneMemberCode',
  'oneMemberType',
  'twoMemberCode',
  'memberType',
  'formHash',
  'realName',
  'mobile',
  'sex',
  'cardNo',
  'areaCode',
  'orgUnitId',
  'orgName',
  'photo',
  'introduction',
  'status',
  'enclosure',
  'memberNum',
  'endAt',
  'joinMethod',
  'isRead',
  'accountId',
  'createdAt',
  'updatedAt',
  'revision',
  'clearedAt',
] as const

/** All given filters must match. */
export interface ApplicationFilter {
  oneMemberCode?: MemberCategory | undefined
  status?: readonly MemberStatus[] | undefined
  accountId?: string | undefined
  orgUnitId?: string | undefined
  /** The unit's whole name. */
  orgName?: string | undefined
  mobile?: string | undefined
  cardNo?: string | undefined
  memberType?: string | undefined
  owner?: PersonOwner | undefined
  /** The whole mobile, card number or member number (design, section 5: status query). */
  exactly?: string | undefined
  /** Paid through at least this day, or never asked to pay: excludes lapsed members. */
  paidThrough?: string | undefined
  /** Substring of real name or unit name (directory). */
  named?: string | undefined
}

/** One page of matching applications, newest first, with the total. */
export async function pageApplications(
  tx: Tx,
  filter: ApplicationFilter,
  page: PageRequest,
): Promise<Page<ApplicationRow>> {
  const newestFirst = matching(tx, filter).select(LISTED).orderBy('createdAt', 'desc').orderBy('id')
  return pageOf(newestFirst, page)
}

export async function countApplications(tx: Tx, filter: ApplicationFilter): Promise<number> {
  return countOf(matching(tx, filter))
}

/** A person's application, stored or about to be created. */
export type OwnCard = Pick<Application, 'oneMemberCode' | 'mobile' | 'accountId'> & {
  cardNo: string
  id?: string
}

/**
 * True when another person (by mobile and account) has an application in this category with the card number, in any
 * status.
 */
export async function isCardOfAnother(tx: Tx, own: OwnCard): Promise<boolean> {
  const { oneMemberCode, cardNo, mobile, accountId, id } = own
  const found = await matching(tx, { oneMemberCode, cardNo })
    .where('mobile', 'is distinct from', mobile)
    .$if(accountId !== null, (q) => q.where('accountId', 'is distinct from', accountId))
    .$if(id !== undefined, (q) => q.where('id', '!=', id ?? ''))
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

const EQUAL = [
  'oneMemberCode',
  'accountId',
  'orgUnitId',
  'orgName',
  'mobile',
  'cardNo',
  'memberType',
] as const

function matching(tx: Tx, filter: ApplicationFilter) {
  let query = tx.db
    .selectFrom('memberApplication')
    .where('orgId', '=', tx.orgId)
    .where('clearedAt', 'is', null)
  for (const column of EQUAL) {
    const value = filter[column]
    if (value !== undefined) query = query.where(column, '=', value)
  }
  const { owner, status, paidThrough, exactly, named } = filter
  if (owner !== undefined) query = query.where(ownedBy('memberApplication', owner))
  if (status !== undefined) query = query.where('status', 'in', [...status])
  if (paidThrough !== undefined)
    query = query.where((e) => e.or([e('endAt', 'is', null), e('endAt', '>=', paidThrough)]))
  if (exactly !== undefined)
    query = query.where((e) =>
      e.or([e('mobile', '=', exactly), e('cardNo', '=', exactly), e('memberNum', '=', exactly)]),
    )
  if (named !== undefined)
    query = query.where((e) =>
      e.or([e('realName', 'like', containing(named)), e('orgName', 'like', containing(named))]),
    )
  return query
}
