import { MemberStatus } from '#contract/codes.ts'
import { memberScopes } from '#server/store/queries/searchScopes.ts'
import type { Tx } from '#server/store/store.ts'
import type { Condition } from './applicationFilter.ts'
import {
  applicationRepository,
  type ListedRow,
  type NewRow,
  type RowPatch,
} from './applicationRepository.ts'
import type { ApplicationRow } from './applicationTables.ts'
import { skipDays } from './skipDays.ts'

export type MemberApplication = ApplicationRow<'memberApplication'>
export type MemberApplicationRow = ListedRow<MemberApplication>
export type NewMemberApplication = NewRow<MemberApplication>
export type MemberApplicationPatch = RowPatch<MemberApplication>

/** Membership applications, and the members they become. */
export const memberApplications = applicationRepository({
  table: 'memberApplication',
  columns: {
    oneMemberCode: 'listed',
    oneMemberType: 'listed',
    twoMemberCode: 'listed',
    memberType: 'listed',
    sex: 'listed',
    areaCode: 'listed',
    photo: 'listed',
    introduction: 'listed',
    memberNum: 'searched',
    endAt: 'listed',
    joinMethod: 'listed',
    isRead: 'listed',
  },
  places: { form: 'memberForm', enclosure: 'memberEnclosure' },
  terms: { kind: 'member', scopes: memberScopes },
  skip: (tx, filter) => (Object.entries(filter).every(isOfDays) ? skipDays(tx) : undefined),
  cleared: {
    sex: null,
    areaCode: null,
    photo: null,
    introduction: null,
    memberNum: null,
    endAt: null,
    status: MemberStatus.Returned,
  },
})

const IN_AUDIT = [MemberStatus.FirstAudit, MemberStatus.SecondAudit].join()

/**
 * True for conditions whose matches an index has by day: members of a category, of all statuses and approved ones are
 * many on every day; those in audit have an index of their own.
 */
function isOfDays([name, value]: [string, unknown]): boolean {
  if (value === undefined || name === 'oneMemberCode') return true
  const statuses = name === 'status' && Array.isArray(value) ? value.toSorted().join() : ''
  return statuses === MemberStatus.Approved || statuses === IN_AUDIT
}

/** Paid through at least this day, or never asked to pay: excludes lapsed members. */
export const paidThrough =
  (day: string): Condition =>
  (e) =>
    e.or([e('endAt', 'is', null), e('endAt', '>=', day)])

/** A person's application, stored or about to be created. */
export type OwnCard = Pick<MemberApplication, 'oneMemberCode' | 'mobile' | 'accountId'> & {
  cardNo: string
  id?: string
}

/**
 * True when another person (by mobile and account) has an application in this category with the card number, in any
 * status.
 */
export async function isCardOfAnother(tx: Tx, own: OwnCard): Promise<boolean> {
  const { oneMemberCode, cardNo, mobile, accountId, id } = own
  const found = await memberApplications
    .matching(tx, { oneMemberCode, cardNo })
    .where('mobile', 'is distinct from', mobile)
    .$if(accountId !== null, (q) => q.where('accountId', 'is distinct from', accountId))
    .$if(id !== undefined, (q) => q.where('id', '!=', id ?? ''))
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}
