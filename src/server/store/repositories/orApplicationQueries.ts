import { OrgStatus } from '#contract/codes.ts'
import type { Tx } from '../store.ts'
import type { OrFunction } from '../tables/orApplications.ts'
import type { OrApplication } from './orApplications.ts'
import { ownedBy, type PersonOwner } from './ownedBy.ts'
import { containing, type Page, type PageRequest, pageOf } from './page.ts'

/** Columns of list rows; form values are omitted. */
export type OrApplicationRow = Omit<OrApplication, 'formInfo'>

const LISTED = [
  'orgId',
  'id',
  'functionCode',
  'oneOrType',
  'twoOrType',
  'approvalId',
  'objId',
  'objCodeId',
  'memberId',
  'subOrgId',
  'session',
  'tsaPosition',
  'ptPosition',
  'formHash',
  'realName',
  'mobile',
  'cardNo',
  'orgUnitId',
  'orgName',
  'status',
  'enclosure',
  'accountId',
  'createdAt',
  'updatedAt',
  'revision',
  'clearedAt',
] as const

const EQUAL = [
  'functionCode',
  'approvalId',
  'objCodeId',
  'subOrgId',
  'session',
  'mobile',
  'orgUnitId',
] as const

/** All given filters must match. */
export interface OrApplicationFilter {
  functionCode?: OrFunction | undefined
  approvalId?: string | undefined
  objCodeId?: string | undefined
  subOrgId?: string | undefined
  session?: string | undefined
  mobile?: string | undefined
  orgUnitId?: string | undefined
  status?: readonly OrgStatus[] | undefined
  owner?: PersonOwner | undefined
  /** The whole mobile or card number (design, section 5: 0205). */
  exactly?: string | undefined
  /** Substring of real name or unit name. */
  named?: string | undefined
}

/** One page of matching applications, newest first, with the total. */
export async function pageOrApplications(
  tx: Tx,
  filter: OrApplicationFilter,
  page: PageRequest,
): Promise<Page<OrApplicationRow>> {
  const newestFirst = matching(tx, filter).select(LISTED).orderBy('createdAt', 'desc').orderBy('id')
  return pageOf(newestFirst, page)
}

/** Holders of the positions of an approval: its approved applications, oldest first. */
export async function listLeaders(tx: Tx, approvalId: string): Promise<OrApplicationRow[]> {
  return matching(tx, { approvalId, status: [OrgStatus.Approved] })
    .select(LISTED)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** Number of leaders per approval; approvals without any are absent. */
export async function countLeaders(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const counts = await matching(tx, { status: [OrgStatus.Approved] })
    .where('approvalId', 'is not', null)
    .select((e) => ['approvalId' as const, e.fn.countAll().as('total')])
    .groupBy('approvalId')
    .execute()
  return new Map(counts.map(({ approvalId, total }) => [approvalId ?? '', Number(total)]))
}

function matching(tx: Tx, filter: OrApplicationFilter) {
  let query = tx.db
    .selectFrom('orApplication')
    .where('orgId', '=', tx.orgId)
    .where('clearedAt', 'is', null)
  for (const column of EQUAL) {
    const value = filter[column]
    if (value !== undefined) query = query.where(column, '=', value)
  }
  const { owner, status, exactly, named } = filter
  if (owner !== undefined) query = query.where(ownedBy('orApplication', owner))
  if (status !== undefined) query = query.where('status', 'in', [...status])
  if (exactly !== undefined)
    query = query.where((e) => e.or([e('mobile', '=', exactly), e('cardNo', '=', exactly)]))
  if (named !== undefined)
    query = query.where((e) =>
      e.or([e('realName', 'like', containing(named)), e('orgName', 'like', containing(named))]),
    )
  return query
}
