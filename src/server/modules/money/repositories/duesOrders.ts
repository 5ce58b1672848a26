import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { DuesStatus, type PayMethod } from '#contract/codes.ts'
import { publicId } from '#server/store/publicId.ts'
import type { Tx } from '#server/store/store.ts'
import type { CheckedColumns, DecidedColumns, DuesOrderTable } from '#server/store/tables/dues.ts'
import { json } from '#server/store/tables/json.ts'
import { lockPlan, lockPlans } from './duesPlans.ts'

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
> &
  Partial<Pick<DuesOrder, 'planId' | 'part'>>

export type OrderPatch = Partial<
  Pick<DuesOrder, 'status' | 'result' | 'opinion' | 'closedAt' | 'paidAt' | 'noticeId'>
> &
  Partial<DecidedColumns & CheckedColumns>

/** Statuses in which a payment is still expected. */
const LIVE = [DuesStatus.Open, DuesStatus.Submitted]

/** 112 random bits in 28 characters: the strictest provider allows at most 30 letters and digits. */
const tradeRef = () => randomBytes(14).toString('hex')

/** Inserts an order; throws Conflict `dues_order_live` when the notice has a live order of this method and channel. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<DuesOrder> {
  return tx.db
    .insertInto('duesOrder')
    .values({
      planId: null,
      part: null,
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

/**
 * Returns the order with a row lock until the transaction ends, and its plan locked. Lock order: plan before order before
 * member.
 */
export async function lockOrder(tx: Tx, id: string): Promise<DuesOrder | undefined> {
  return lockedWithPlan(tx, orders(tx).where('id', '=', id))
}

/** Returns the orders that exist of these, locked in order of their ids, their plans before all of them. */
export async function lockOrders(tx: Tx, ids: readonly string[]): Promise<Map<string, DuesOrder>> {
  const found = await orders(tx).where('id', 'in', ids).execute()
  await lockPlans(
    tx,
    found.flatMap(({ planId }) => planId ?? []),
  )
  const locked = new Map<string, DuesOrder>()
  for (const id of found.map((order) => order.id).toSorted()) {
    const order = await lockOrder(tx, id)
    if (order) locked.set(id, order)
  }
  return locked
}

/** Returns the order with this trade reference, locked as by `lockOrder`. */
export async function lockOrderOf(
  tx: Tx,
  method: PayMethod,
  ref: string,
): Promise<DuesOrder | undefined> {
  return lockedWithPlan(tx, orders(tx).where('tradeRef', '=', ref).where('method', '=', method))
}

export type LiveKey = Pick<DuesOrder, 'noticeId' | 'method' | 'channel'> &
  Partial<Pick<DuesOrder, 'planId' | 'part'>>

/**
 * Returns the live order of a notice by method and channel, locked as by `lockOrder`: of the whole sum where `planId`
 * and `part` are null, or of that part; the one with the first deadline where they are absent.
 */
export async function lockLiveOrder(
  tx: Tx,
  { noticeId, method, channel, planId, part }: LiveKey,
): Promise<DuesOrder | undefined> {
  const live = orders(tx)
    .where('noticeId', '=', noticeId)
    .where('method', '=', method)
    .where('channel', '=', channel)
    .$if(planId !== undefined, (e) => e.where('planId', 'is not distinct from', planId ?? null))
    .$if(part !== undefined, (e) => e.where('part', 'is not distinct from', part ?? null))
    .where('status', 'in', LIVE)
    .orderBy('deadline')
    .orderBy('id')
  return lockedWithPlan(tx, live)
}

/** Locks the plan, then the order. The plan's id is read without a lock, because an order never changes its plan. */
async function lockedWithPlan(
  tx: Tx,
  found: ReturnType<typeof orders>,
): Promise<DuesOrder | undefined> {
  const planId = (await found.executeTakeFirst())?.planId
  if (planId) await lockPlan(tx, planId)
  return found.forUpdate().executeTakeFirst()
}

/** The orders of parts of a plan, locked until the transaction ends; the plan is locked before. */
export async function lockPlanOrders(tx: Tx, planId: string): Promise<DuesOrder[]> {
  return orders(tx).where('planId', '=', planId).orderBy('id').forUpdate().execute()
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
