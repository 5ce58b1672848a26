import type { Joined } from '#server/store/queries/joined.ts'
import type { Tx } from '#server/store/store.ts'

/** The organisation's orders joined with notice and member, the base query of order lists. */
export function ordersOfMembers(tx: Tx) {
  const orders = tx.db
    .selectFrom('duesOrder')
    .leftJoin('duesNotice', (on) =>
      on
        .onRef('duesNotice.orgId', '=', 'duesOrder.orgId')
        .onRef('duesNotice.id', '=', 'duesOrder.noticeId'),
    )
    .leftJoin('memberApplication', (on) =>
      on
        .onRef('memberApplication.orgId', '=', 'duesOrder.orgId')
        .onRef('memberApplication.id', '=', 'duesOrder.memberId'),
    )
    .where('duesOrder.orgId', '=', tx.orgId)
  return orders as unknown as Joined<'duesOrder' | 'duesNotice' | 'memberApplication'>
}
