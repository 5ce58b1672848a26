import { type ExpressionBuilder, sql } from 'kysely'
import type { FeeSpan } from '#domain/money/fees/feeSpan.ts'
import { anyOf } from '#server/store/queries/anyOf.ts'
import { type Page, type PageRequest, pageOf } from '#server/store/queries/page.ts'
import type { Database } from '#server/store/schema.ts'
import type { Tx } from '#server/store/store.ts'
import type { CheckedColumns, DecidedColumns } from '#server/store/tables/dues.ts'
import type { DuesOrder } from './duesOrders.ts'
import { ordersOfMembers } from './ordersOfMembers.ts'

/** An order with its notice, member and receipt. */
export interface OrderRow
  extends Omit<
    DuesOrder,
    'enclosure' | 'remark' | 'isReturned' | keyof DecidedColumns | keyof CheckedColumns
  > {
  year: number
  spans: FeeSpan[]
  realName: string | null
  memberType: string
  mobile: string | null
  /** In the order they were given; null where there are none. */
  receiptNums: string[] | null
  /** Of receipts that are void. */
  voidNums: string[] | null
}

/** All given filters must match; the unit is the member's. */
export interface OrderFilter {
  memberIds?: readonly string[] | undefined
  orgUnitId?: string | undefined
  memberId?: string | undefined
}

export async function findOrderRow(tx: Tx, id: string): Promise<OrderRow | undefined> {
  return rows(tx).where('duesOrder.id', '=', id).executeTakeFirst()
}

/** One page of matching orders, newest first. */
export async function pageOrders(
  tx: Tx,
  filter: OrderFilter,
  page: PageRequest,
): Promise<Page<OrderRow>> {
  const newestFirst = rows(tx)
    .where(holds(filter))
    .orderBy('duesOrder.createdAt', 'desc')
    .orderBy('duesOrder.id', 'desc')
  const found = tx.db
    .selectFrom('duesOrder')
    .where('duesOrder.orgId', '=', tx.orgId)
    .where(holds(filter))
    .orderBy('duesOrder.createdAt', 'desc')
    .orderBy('duesOrder.id', 'desc') as unknown as typeof newestFirst
  return pageOf(tx, newestFirst, ['duesOrder.id'], page, { found })
}

const holds =
  ({ memberIds, orgUnitId, memberId }: OrderFilter) =>
  (e: ExpressionBuilder<Database, 'duesOrder'>) =>
    e.and([
      ...(memberIds === undefined ? [] : [e('duesOrder.memberId', 'in', anyOf(memberIds))]),
      ...(orgUnitId === undefined ? [] : [e('duesOrder.orgUnitId', '=', orgUnitId)]),
      ...(memberId === undefined ? [] : [e('duesOrder.memberId', '=', memberId)]),
    ])

const COLUMNS = [
  'duesOrder.orgId',
  'duesOrder.id',
  'duesOrder.tradeRef',
  'duesOrder.noticeId',
  'duesOrder.memberId',
  'duesOrder.method',
  'duesOrder.channel',
  'duesOrder.fen',
  'duesOrder.status',
  'duesOrder.result',
  'duesOrder.deadline',
  'duesOrder.opinion',
  'duesOrder.createdAt',
  'duesOrder.closedAt',
  'duesOrder.paidAt',
  'duesOrder.planId',
  'duesOrder.part',
  'duesNotice.year',
  'duesNotice.spans',
  'memberApplication.realName',
  'memberApplication.memberType',
  'memberApplication.mobile',
  'duesOrder.orgUnitId',
] as const

/** An order may have several receipts, since a double payment that was credited gets its own. */
const rows = (tx: Tx) =>
  ordersOfMembers(tx)
    .select(COLUMNS)
    .select((e) => [
      receiptNumbers(e).where('duesReceipt.voidedAt', 'is', null).as('receiptNums'),
      receiptNumbers(e).where('duesReceipt.voidedAt', 'is not', null).as('voidNums'),
    ])

const receiptNumbers = (e: ExpressionBuilder<Database, 'duesOrder'>) =>
  e
    .selectFrom('duesReceipt')
    .whereRef('duesReceipt.orgId', '=', 'duesOrder.orgId')
    .whereRef('duesReceipt.orderId', '=', 'duesOrder.id')
    .select((receipt) => {
      const [num, at] = [receipt.ref('duesReceipt.num'), receipt.ref('duesReceipt.createdAt')]
      return sql<string[] | null>`json_agg(${num} order by ${at})`.as('nums')
    })
