import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { DuesStatus, type PayMethod } from '#contract/codes.ts'
import { publicId } from '../publicId.ts'
import type { Tx } from '../store.ts'
import type { CheckedColumns, DecidedColumns, DuesOrderTable } from '../tables/dues.ts'
import { json } from '../tables/json.ts'

export type DuesOrder = Selectable<DuesOrderTable>

export type NewOrder = Pick<
  DuesOrder,
  | 'noticeId'
  | 'memberId'
  | 'method'
  | 'channel'
  | 'fen'
  | 'status'
  | 'deadline'
  | 'enclosure'
  | 'remark'
>

export type OrderPatch = Partial<
  Pick<DuesOrder, 'status' | 'result' | 'opinion' | 'closedAt' | 'paidAt' | 'noticeId'>
> &
  Partial<DecidedColumns & CheckedColumns>

/** Statuses in which a payment is still expected. */
const LIVE = [DuesStatus.Open, DuesStatus.Submitted]

/** 112 random bits in 28 characters: the strictest provider allows at most 30 letters and digits. */
const tradeRef = () => randomBytes(14).toString('hex')

/** Throws Conflict `dues_order_live` when the notice has a live order of this method and channel. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<DuesOrder> {
  return tx.db
    .insertInto('duesOrder')
    .values({
      ...order,
      enclosure: json(order.enclosure),
      orgId: tx.orgId,
      id: publicId(),
      tradeRef: tradeRef(),
      result: null,
      opinion: '',
      createdAt: tx.now,
      closedAt: null,
      paidAt: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findOrder(tx: Tx, id: string): Promise<DuesOrder | undefined> {
  return orders(tx).where('id', '=', id).executeTakeFirst()
}

/** Returns the order with a row lock until the transaction ends. Lock order: order before member. */
export async function lockOrder(tx: Tx, id: string): Promise<DuesOrder | undefined> {
  return orders(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The order with this trade reference, locked likewise. */
export async function lockOrderOf(
  tx: Tx,
  method: PayMethod,
  ref: string,
): Promise<DuesOrder | undefined> {
  return orders(tx)
    .where('tradeRef', '=', ref)
    .where('method', '=', method)
    .forUpdate()
    .executeTakeFirst()
}

/** The live order of a notice by method and channel, locked likewise. */
export async function lockLiveOrder(
  tx: Tx,
  { noticeId, method, channel }: Pick<DuesOrder, 'noticeId' | 'method' | 'channel'>,
): Promise<DuesOrder | undefined> {
  return orders(tx)
    .where('noticeId', '=', noticeId)
    .where('method', '=', method)
    .where('channel', '=', channel)
    .where('status', 'in', LIVE)
    .forUpdate()
    .executeTakeFirst()
}

/** Orders of a member awaiting an online payment. */
export async function listOpenOrders(tx: Tx, memberId: string): Promise<DuesOrder[]> {
  return orders(tx)
    .where('memberId', '=', memberId)
    .where('status', '=', DuesStatus.Open)
    .orderBy('createdAt')
    .execute()
}

/** Updates an order. Call it with the order locked, or for columns that never change again. */
export async function saveOrder(tx: Tx, id: string, patch: OrderPatch): Promise<void> {
  await tx.db
    .updateTable('duesOrder')
    .set(patch)
    .where('orgId', '=', tx.orgId)
    .where('id', '=', id)
    .execute()
}

function orders(tx: Tx) {
  return tx.db.selectFrom('duesOrder').where('orgId', '=', tx.orgId).selectAll()
}
