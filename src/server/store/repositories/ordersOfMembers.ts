import type { Tx } from '../store.ts'

/** Orders of the organisation, each beside its notice and its member: what lists of orders choose from. */
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
