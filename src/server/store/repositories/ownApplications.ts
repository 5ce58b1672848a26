import { sql } from 'kysely'
import type { MemberCategory, MemberStatus, OrgStatus } from '#contract/codes.ts'
import type { Tx } from '../store.ts'
import type { OrFunction } from '../tables/orApplications.ts'
import { type Page, type PageRequest, pageOf } from './page.ts'

/** What the applications of either category have for a list of both. */
interface Listed {
  id: string
  realName: string | null
  orgName: string | null
  createdAt: Date
  updatedAt: Date
}

export type OwnApplication =
  | (Listed & {
      kind: 'member'
      status: MemberStatus
      oneMemberCode: MemberCategory
      memberType: string
      memberNum: string | null
      endAt: string | null
    })
  | (Listed & {
      kind: 'organisation'
      status: OrgStatus
      functionCode: OrFunction
      subOrgId: string
    })

/** Whose applications: of a mobile, or of a unit. */
export interface ApplicationOwner {
  by: 'mobile' | 'orgUnitId'
  value: string
}

const COMMON = ['id', 'realName', 'orgName', 'status', 'createdAt', 'updatedAt'] as const

/** Applications of both categories, newest first, one page of them and how many in all. */
export async function pageOwnApplications(
  tx: Tx,
  owner: ApplicationOwner,
  page: PageRequest,
): Promise<Page<OwnApplication>> {
  const both = members(tx, owner)
    .$castTo<OwnApplication>()
    .unionAll(organisations(tx, owner).$castTo<OwnApplication>())
  const newestFirst = tx.db
    .selectFrom(both.as('both'))
    .selectAll()
    .$castTo<OwnApplication>()
    .orderBy('createdAt', 'desc')
    .orderBy('id')
  return pageOf(newestFirst, page)
}

const nothing = sql<string | null>`null::text`

const members = (tx: Tx, owner: ApplicationOwner) =>
  tx.db
    .selectFrom('memberApplication')
    .where('orgId', '=', tx.orgId)
    .where(owner.by, '=', owner.value)
    .select(COMMON)
    .select(['oneMemberCode', 'memberType', 'memberNum', 'endAt'])
    .select([nothing.as('functionCode'), nothing.as('subOrgId')])
    .select(sql<string>`'member'`.as('kind'))

const organisations = (tx: Tx, owner: ApplicationOwner) =>
  tx.db
    .selectFrom('orApplication')
    .where('orgId', '=', tx.orgId)
    .where(owner.by, '=', owner.value)
    .select(COMMON)
    .select([nothing.as('oneMemberCode'), nothing.as('memberType')])
    .select([nothing.as('memberNum'), nothing.as('endAt')])
    .select(['functionCode', 'subOrgId'])
    .select(sql<string>`'organisation'`.as('kind'))
