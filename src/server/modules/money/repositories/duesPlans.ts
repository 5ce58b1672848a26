import type { Selectable } from 'kysely'
import { type EndingReason, PlanState } from '#contract/codes.ts'
import { Busy } from '#server/store/databaseError.ts'
import { publicId } from '#server/store/publicId.ts'
import type { Tx } from '#server/store/store.ts'
import type { DuesPlanPartTable, DuesPlanTable } from '#server/store/tables/dues.ts'
import { lockPayment } from './duesPayments.ts'

export type DuesPlan = Selectable<DuesPlanTable>
export type PlanPart = Selectable<DuesPlanPartTable>
export type NewPlan = Pick<DuesPlan, 'memberId' | 'noticeId' | 'fen' | 'limitDays'>

/** Inserts a plan with its parts; throws Conflict `dues_plan_open` when the member has a plan under way. */
export async function insertPlan(
  tx: Tx,
  plan: NewPlan,
  parts: readonly Pick<PlanPart, 'nth' | 'fen' | 'dueOn'>[],
): Promise<DuesPlan> {
  const ending = { why: '', reason: '', endedAt: null, endedBy: null, endedByName: null } as const
  const made = await tx.db
    .insertInto('duesPlan')
    .values({
      ...plan,
      ...ending,
      orgId: tx.orgId,
      id: publicId(),
      state: PlanState.Open,
      createdAt: tx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const row = { orgId: tx.orgId, planId: made.id, memberId: plan.memberId, ...UNPAID }
  await tx.db
    .insertInto('duesPlanPart')
    .values(parts.map((part) => ({ ...row, ...part })))
    .execute()
  return made
}

/** Returns the plan with a row lock until the transaction ends. Lock order: plan before order before member. */
export async function lockPlan(tx: Tx, id: string): Promise<DuesPlan | undefined> {
  return plans(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Locks plans in order of their ids, in which every transaction locks several (decision 0431). */
export async function lockPlans(tx: Tx, ids: Iterable<string>): Promise<void> {
  for (const id of [...new Set(ids)].toSorted()) await lockPlan(tx, id)
}

/**
 * Locks the payments of a plan's parts, whose money is credit once the plan has ended, then the plan, and returns it.
 * Throws Busy when a part was paid meanwhile: its payment comes before the plan in the lock order.
 */
export async function lockPlanToEnd(tx: Tx, id: string): Promise<DuesPlan | undefined> {
  const locked = await paymentsOf(tx, id)
  for (const paymentId of locked) await lockPayment(tx, paymentId)
  const plan = await lockPlan(tx, id)
  if ((await paymentsOf(tx, id)).some((paymentId) => !locked.includes(paymentId)))
    throw new Busy('a part of the plan was paid meanwhile')
  return plan
}

/** The payments of a plan's parts, in order of their ids. */
async function paymentsOf(tx: Tx, planId: string): Promise<string[]> {
  const paid = (await listParts(tx, planId)).flatMap(({ paymentId }) => paymentId ?? [])
  return [...new Set(paid)].toSorted()
}

/** The plan of a member under way. */
export async function findOpenPlan(tx: Tx, memberId: string): Promise<DuesPlan | undefined> {
  return plans(tx)
    .where('memberId', '=', memberId)
    .where('state', '=', PlanState.Open)
    .executeTakeFirst()
}

/** The parts of a plan, in order. */
export async function listParts(tx: Tx, planId: string): Promise<PlanPart[]> {
  return parts(tx).where('planId', '=', planId).orderBy('nth').execute()
}

/** Finds the part whose money a deed holds, or that it paid. */
export async function findPartOf(tx: Tx, deedId: string): Promise<PlanPart | undefined> {
  return parts(tx).where('deedId', '=', deedId).executeTakeFirst()
}

/** A part of a plan that a payment is for. */
export interface DuePart {
  /** Locked by this transaction. */
  plan: DuesPlan
  part: PlanPart
  /** All parts of the plan. */
  parts: readonly PlanPart[]
}

export const isPaidPart = ({ paymentId }: Pick<PlanPart, 'paymentId'>): boolean =>
  paymentId !== null

export const fenOfParts = (parts: readonly Pick<PlanPart, 'fen'>[]): number =>
  parts.reduce((sum, { fen }) => sum + fen, 0)

/** The part that an order pays; undefined for an order of the whole sum. */
export async function partOfOrder(
  tx: Tx,
  { planId, part: nth }: { planId: string | null; part: number | null },
): Promise<DuePart | undefined> {
  const plan = planId === null ? undefined : await lockPlan(tx, planId)
  const parts = plan ? await listParts(tx, plan.id) : []
  const part = parts.find((one) => one.nth === nth)
  return plan && part && { plan, part, parts }
}

/** The part of a plan that is to be paid next; undefined when the plan is not under way. */
export async function nextPart(tx: Tx, planId: string): Promise<DuePart | undefined> {
  const plan = await lockPlan(tx, planId)
  if (plan?.state !== PlanState.Open) return undefined
  const parts = await listParts(tx, plan.id)
  const part = parts.find((one) => !isPaidPart(one))
  return part && { plan, part, parts }
}

export type Paying = Pick<PlanPart, 'paymentId' | 'deedId' | 'paidAt'>
const UNPAID: Paying = { paymentId: null, deedId: null, paidAt: null }

/** Records the payment of a part of a locked plan; without one, marks the part as unpaid. */
export async function savePart(
  tx: Tx,
  { planId, nth }: Pick<PlanPart, 'planId' | 'nth'>,
  paid: Paying = UNPAID,
): Promise<void> {
  await tx.db
    .updateTable('duesPlanPart')
    .set(paid)
    .where('orgId', '=', tx.orgId)
    .where('planId', '=', planId)
    .where('nth', '=', nth)
    .execute()
}

export interface Ending {
  why: EndingReason
  reason: string
  endedBy: string | null
  endedByName: string | null
}

/** Sets the state of a locked plan and, when it ends, the reason. */
export async function savePlan(
  tx: Tx,
  id: string,
  state: PlanState,
  ending?: Ending,
): Promise<void> {
  await tx.db
    .updateTable('duesPlan')
    .set({ state, endedAt: state === PlanState.Open ? null : tx.now, ...ending })
    .where('orgId', '=', tx.orgId)
    .where('id', '=', id)
    .execute()
}

const plans = (tx: Tx) => tx.db.selectFrom('duesPlan').where('orgId', '=', tx.orgId).selectAll()

const parts = (tx: Tx) => tx.db.selectFrom('duesPlanPart').where('orgId', '=', tx.orgId).selectAll()
