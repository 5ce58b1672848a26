import { sql } from 'kysely'
import { MemberStatus, OrgStatus } from '#contract/codes.ts'
import type { Tx } from '../store.ts'
import { liveOrders } from './moneyUnderWay.ts'

export interface StatusCount {
  status: string
  count: number
}

const rows = sql<number>`count(*)::int`

/** Member applications of a type, by status. */
export async function memberStatusCounts(tx: Tx, memberType: string): Promise<StatusCount[]> {
  return tx.db
    .selectFrom('memberApplication')
    .where('orgId', '=', tx.orgId)
    .where('memberType', '=', memberType)
    .where('clearedAt', 'is', null)
    .select(['status', rows.as('count')])
    .groupBy('status')
    .orderBy('status')
    .execute()
}

/** Organisation applications of a function, by status. */
export async function orStatusCounts(tx: Tx, functionCode: string): Promise<StatusCount[]> {
  return tx.db
    .selectFrom('orApplication')
    .where('orgId', '=', tx.orgId)
    .where(sql`function_code`, '=', functionCode)
    .where('clearedAt', 'is', null)
    .select(['status', rows.as('count')])
    .groupBy('status')
    .orderBy('status')
    .execute()
}

/** Orders of members of a type that may still be paid. */
export async function countLiveOrders(tx: Tx, memberType: string): Promise<number> {
  const found = await liveOrders(tx)
    .innerJoin('memberApplication', (on) =>
      on
        .onRef('memberApplication.orgId', '=', 'duesOrder.orgId')
        .onRef('memberApplication.id', '=', 'duesOrder.memberId'),
    )
    .where('memberApplication.memberType', '=', memberType)
    .clearSelect()
    .select(rows.as('count'))
    .executeTakeFirstOrThrow()
  return found.count
}

/** Certificates in force. */
export async function countCertificates(tx: Tx): Promise<number> {
  const found = await tx.db
    .selectFrom('certificate')
    .where('orgId', '=', tx.orgId)
    .where('replacedAt', 'is', null)
    .select(rows.as('count'))
    .executeTakeFirstOrThrow()
  return found.count
}

/** Statuses at which nothing waits any more. */
export const ENDED: ReadonlySet<string> = new Set([
  MemberStatus.Approved,
  OrgStatus.Approved,
  OrgStatus.Refused,
])
