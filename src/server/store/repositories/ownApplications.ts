import { sql } from 'kysely'
import type { MemberCategory, MemberStatus, OrgStatus } from '#contract/codes.ts'
import type { Tx } from '../store.ts'
import type { OrFunction } from '../tables/orApplications.ts'
import { ownedBy, type PersonOwner } from './ownedBy.ts'
import { type Page, type PageRequest, pageOf } from './page.ts'

/** Columns that both categories share in a combined list. */
interface Listed {
  id: string
  realName: string | null
  orgName: string | null
  mobile: string | null
  cardNo: string | null
  orgUnitId: string | null
  accountId: string | null
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

/** Owner of applications: a person or a unit. */
export type ApplicationOwner = { person: PersonOwner } | { orgUnitId: string }

const COMMON = [
  'id',
  'realName',
  'orgName',
  'mobile',
  'cardNo',
  'orgUnitId',
  'accountId',
  'status',
  'createdAt',
  'updatedAt',
] as const

/** One page of applications of both categories, newest first, with the total. */
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

const belongsTo = (table: 'memberApplication' | 'orApplication', owner: ApplicationOwner) =>
  ownedBy(table, 'person' in owner ? owner.person : owner)

const nothing = sql<string | null>`null::text`

const members = (tx: Tx, owner: ApplicationOwner) =>
  tx.db
    .selectFrom('memberApplication')
    .where('orgId', '=', tx.orgId)
    .where(belongsTo('memberApplication', owner))
    .select(COMMON)
    .select(['oneMemberCode', 'memberType', 'memberNum', 'endAt'])
    .select([nothing.as('functionCode'), nothing.as('subOrgId')])
    .select(sql<string>`'member'`.as('kind'))

const organisations = (tx: Tx, owner: ApplicationOwner) =>
  tx.db
    .selectFrom('orApplication')
    .where('orgId', '=', tx.orgId)
    .where(belongsTo('orApplication', owner))
    .select(COMMON)
    .select([nothing.as('oneMemberCode'), nothing.as('memberType')])
    .select([nothing.as('memberNum'), nothing.as('endAt')])
    .select(['functionCode', 'subOrgId'])
    .select(sql<string>`'organisation'`.as('kind'))
