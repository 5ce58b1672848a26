import { sql } from 'kysely'
import { MemberStatus, OrgStatus } from '#contract/codes.ts'
import {
  begunPlans,
  liveOrders,
  openReconciles,
  wantedInvoices,
} from '#server/base/repositories/moneyUnderWay.ts'
import type { Tx } from '#server/store/store.ts'

/** Rows older than this are deleted: the start of a Beijing day. */
export interface Cutoff {
  day: string
  at: Date
}

/** Statuses in which the applicant has something left to do; `97` is one of them for members only. */
const UNFINISHED = {
  member: [
    MemberStatus.Submitted,
    MemberStatus.AwaitingUpload,
    MemberStatus.Uploaded,
    MemberStatus.Returned,
  ],
  organisation: [
    OrgStatus.Submitted,
    OrgStatus.AwaitingUpload,
    OrgStatus.Uploaded,
    OrgStatus.Returned,
  ],
}

/** Membership applications left unfinished since the cutoff. */
export const unfinishedMembers = (tx: Tx, { at }: Cutoff) =>
  membersAtRest(tx, at).where('memberApplication.status', 'in', UNFINISHED.member)

/** Memberships whose last paid day is over; those without such a day continue. */
export const endedMembers = (tx: Tx, { day, at }: Cutoff) =>
  membersAtRest(tx, at)
    .where('memberApplication.status', '=', MemberStatus.Approved)
    .where('memberApplication.endAt', '<', day)

/** Office applications left unfinished since the cutoff. */
export const unfinishedOffices = (tx: Tx, { at }: Cutoff) =>
  officesAtRest(tx, at).where('status', 'in', UNFINISHED.organisation)

export const refusedOffices = (tx: Tx, { at }: Cutoff) =>
  officesAtRest(tx, at).where('status', '=', OrgStatus.Refused)

const officesAtRest = (tx: Tx, at: Date) =>
  tx.db
    .selectFrom('orApplication')
    .where('orgId', '=', tx.orgId)
    .where('clearedAt', 'is', null)
    .where('updatedAt', '<', at)

/**
 * Records unchanged since the cutoff, without open orders, plans of parts, kept payments or requested invoices (which
 * block the closing of an account).
 */
const membersAtRest = (tx: Tx, at: Date) =>
  tx.db
    .selectFrom('memberApplication')
    .where('memberApplication.orgId', '=', tx.orgId)
    .where('memberApplication.clearedAt', 'is', null)
    .where('memberApplication.updatedAt', '<', at)
    .where(({ not, or, exists }) =>
      not(
        or([
          exists(liveOrders(tx).where('duesOrder.memberId', '=', member)),
          exists(begunPlans(tx).where('duesPlan.memberId', '=', member)),
          exists(wantedInvoices(tx).where('duesInvoice.memberId', '=', member)),
          exists(
            openReconciles(tx)
              .innerJoin('duesPayment as paid', (on) =>
                on
                  .onRef('paid.orgId', '=', 'duesReconcile.orgId')
                  .onRef('paid.id', '=', 'duesReconcile.paymentId'),
              )
              .where('paid.memberId', '=', member),
          ),
        ]),
      ),
    )

/** The outer record of a correlated subquery. */
const member = sql.ref<string>('memberApplication.id')

type Members = ReturnType<typeof membersAtRest>
type Offices = ReturnType<typeof officesAtRest>

/** Ids of up to `limit` rows, oldest first, locked until the transaction ends; rows locked by others are skipped. */
export async function lockSome(query: Members | Offices, limit: number): Promise<string[]> {
  const rows = await (query as Offices)
    .select('id')
    .orderBy('updatedAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}
