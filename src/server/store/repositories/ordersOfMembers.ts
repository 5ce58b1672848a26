import type { Tx } from '../store.ts'

/** The organisation's orders joined with notice and member, the base query of order lists. */
export function ordersOfMembers(tx: Tx) {
  return tx.db
    .selectFrom('duesOrder')
    .innerJoin('duesNotice', (on) =>
      on
        .onRef('duesNotice.orgId', '=', 'duesOrder.orgId')
        .onRef('duesNotice.id', '=', 'duesOrder.noticeId'),
    )
    .innerJoin('memberApplication', (on) =>
      on
        .onRef('memberApplication.orgId', '=', 'duesOrder.orgId')
        .onRef('memberApplication.id', '=', 'duesOrder.memberId'),
    )
    .where('duesOrder.orgId', '=', tx.orgId)
}
