import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { DuesStatus, type PayMethod } from '#contract/codes.ts'
import { publicId } from '../publicId.ts'
import type { Tx } from '../store.ts'
import type { DecidedColumns, DuesOrderTable } from '../tables/dues.ts'
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
  Partial<DecidedColumns>

/** What money may still be expected for. */
const LIVE = [DuesStatus.Open, DuesStatus.Submitted]

/** 112 random bits in 28 characters: the strictest of the providers takes letters and digits, 30 at most. */
const tradeRef = () => randomBytes(14).toString('hex')

/** Conflict `dues_order_live` when the notice has a live order of this method and channel. */
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

/** The order, held until the transaction ends. Whoever locks a member too locks the order first. */
export async function lockOrder(tx: Tx, id: string): Promise<DuesOrder | undefined> {
  return orders(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The order that a method knows by this reference, held likewise. */
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

/** The live order of a notice by method and channel, held likewise. */
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

/** Orders of a member that wait for an online payment. */
export async function listOpenOrders(tx: Tx, memberId: string): Promise<DuesOrder[]> {
  return orders(tx)
    .where('memberId', '=', memberId)
    .where('status', '=', DuesStatus.Open)
    .orderBy('createdAt')
    .execute()
}

/** Changes an order; call it with the order locked, or for what never changes again. */
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
