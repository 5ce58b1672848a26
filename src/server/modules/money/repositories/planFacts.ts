import { type ExpressionBuilder, sql } from 'kysely'
import type { PlanState } from '#contract/codes.ts'
import { anyOf } from '#server/store/queries/anyOf.ts'
import type { Database } from '#server/store/schema.ts'
import type { Tx } from '#server/store/store.ts'

/** A plan of parts as lists show it. */
export interface PlanFacts {
  id: string
  noticeId: string
  state: PlanState
  fen: number
  /** In order; `paidAt` as JSON has it, null for a part that is not paid. */
  parts: { nth: number; fen: number; dueOn: string; paidAt: string | null }[]
}

/** Plan id → plan, in one query. */
export async function plansOf(
  tx: Tx,
  planIds: readonly string[],
): Promise<ReadonlyMap<string, PlanFacts>> {
  if (planIds.length === 0) return new Map()
  const rows = await tx.db
    .selectFrom('duesPlan')
    .where('orgId', '=', tx.orgId)
    .where('id', 'in', anyOf(planIds))
    .select(PLAN)
    .execute()
  return new Map(rows.map(({ plan }) => [plan.id, plan]))
}

/** A selected plan, as a column. */
export const PLAN = sql<PlanFacts>`json_build_object(
  'id', dues_plan.id, 'noticeId', dues_plan.notice_id, 'state', dues_plan.state, 'fen', dues_plan.fen,
  'parts', (
    select json_agg(json_build_object(
      'nth', part.nth, 'fen', part.fen, 'dueOn', part.due_on, 'paidAt', part.paid_at) order by part.nth)
    from dues_plan_part part
    where part.org_id = dues_plan.org_id and part.plan_id = dues_plan.id))`.as('plan')

/** The plan of an order that pays a part; null for other orders. */
export const planOfOrder = (e: ExpressionBuilder<Database, 'duesOrder'>) =>
  e
    .selectFrom('duesPlan')
    .whereRef('duesPlan.orgId', '=', 'duesOrder.orgId')
    .whereRef('duesPlan.id', '=', 'duesOrder.planId')
    .select(PLAN)
    .as('plan')

/**
 * Selects whether a payment is held as a part of a plan under way. `offset 0` keeps the planner from reading all plans
 * at once.
 */
export const isHeldPayment = (e: ExpressionBuilder<Database, 'duesPayment'>) =>
  e
    .exists(
      e
        .selectFrom('duesPlanPart')
        .innerJoin('duesPlan', (on) =>
          on
            .onRef('duesPlan.orgId', '=', 'duesPlanPart.orgId')
            .onRef('duesPlan.id', '=', 'duesPlanPart.planId'),
        )
        .whereRef('duesPlanPart.orgId', '=', 'duesPayment.orgId')
        .whereRef('duesPlanPart.paymentId', '=', 'duesPayment.id')
        .where('duesPlan.state', '=', 'open')
        .select('duesPlan.id')
        .offset(0),
    )
    .$castTo<boolean>()
    .as('isHeld')
