import { DuesStatus } from '#contract/codes.ts'
import { anyOf } from '#server/store/queries/anyOf.ts'
import type { Tx } from '#server/store/store.ts'

/** An order with the name of its member. */
export interface NamedOrder {
  id: string
  fen: number
  realName: string | null
  orgName: string | null
}

/** The orders of ids that are not paid. */
export async function ordersNamed(tx: Tx, ids: readonly string[]): Promise<NamedOrder[]> {
  return tx.db
    .selectFrom('duesOrder')
    .innerJoin('memberApplication', (on) =>
      on
        .onRef('memberApplication.orgId', '=', 'duesOrder.orgId')
        .onRef('memberApplication.id', '=', 'duesOrder.memberId'),
    )
    .where('duesOrder.orgId', '=', tx.orgId)
    .where('duesOrder.id', 'in', anyOf(ids))
    .where('duesOrder.status', 'not in', [DuesStatus.Paid, DuesStatus.Held])
    .select(['duesOrder.id', 'duesOrder.fen', 'realName', 'orgName'])
    .execute()
}
