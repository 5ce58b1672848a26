import { type ExpressionBuilder, sql } from 'kysely'
import { MemberStatus, PlanState } from '#contract/codes.ts'
import type { Database } from '#server/store/schema.ts'
import type { Tx } from '#server/store/store.ts'
import type { Reminded, Reminding } from './duesReminders.ts'

/** Members whose next part is due between two days; `endAt` is that day. */
export async function listDueParts(
  tx: Tx,
  { from, to, after, limit }: Reminding,
): Promise<Reminded[]> {
  return nextParts(tx)
    .innerJoin('memberApplication as member', (on) =>
      on.onRef('member.orgId', '=', 'duesPlan.orgId').onRef('member.id', '=', 'duesPlan.memberId'),
    )
    .where('member.status', '=', MemberStatus.Approved)
    .where('dueOn', '>=', after?.endAt ?? from)
    .where('dueOn', '<=', to)
    .$if(after !== undefined, (found) =>
      found.where(sql<boolean>`(due_on, member.id) > (${after?.endAt}, ${after?.id})`),
    )
    .select(['member.id', 'oneMemberCode', 'realName', 'orgName', 'mobile', 'formInfo'])
    .select(['duesPlanPart.dueOn as endAt', 'duesPlan.id as planId'])
    .orderBy('dueOn')
    .orderBy('member.id')
    .limit(limit)
    .execute()
}

/** Due day of the next unpaid part of a plan of which a part was paid; undefined when there is none. */
export async function findDueDay(
  tx: Tx,
  by: { planId: string } | { memberId: string },
): Promise<string | undefined> {
  const row = await nextParts(tx)
    .where((e) =>
      'planId' in by ? e('duesPlan.id', '=', by.planId) : e('duesPlan.memberId', '=', by.memberId),
    )
    .select('dueOn')
    .executeTakeFirst()
  return row?.dueOn
}

/**
 * Ids of plans under way with a part overdue for longer than the plan allows, oldest first; plans with a transfer that
 * waits for staff are excluded.
 */
export async function listOverduePlans(tx: Tx, today: string, limit: number): Promise<string[]> {
  const rows = await overduePlans(tx, today)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** True when `listOverduePlans` has the plan; with the plan locked, until the transaction ends. */
export async function isOverduePlan(tx: Tx, today: string, id: string): Promise<boolean> {
  const found = await overduePlans(tx, today).where('duesPlan.id', '=', id).executeTakeFirst()
  return found !== undefined
}

const overduePlans = (tx: Tx, today: string) =>
  tx.db
    .selectFrom('duesPlan')
    .where('duesPlan.orgId', '=', tx.orgId)
    .where('duesPlan.state', '=', PlanState.Open)
    .where((e) => e.exists(overdue(e, today)))
    .where((e) => e.not(e.exists(submitted(e))))
    .select('duesPlan.id')

const overdue = (e: ExpressionBuilder<Database, 'duesPlan'>, today: string) =>
  e
    .selectFrom('duesPlanPart')
    .whereRef('duesPlanPart.orgId', '=', 'duesPlan.orgId')
    .whereRef('duesPlanPart.planId', '=', 'duesPlan.id')
    .where('paymentId', 'is', null)
    .where(sql<boolean>`due_on::date + dues_plan.limit_days < ${today}::date`)
    .select('nth')

const submitted = (e: ExpressionBuilder<Database, 'duesPlan'>) =>
  e
    .selectFrom('duesOrder')
    .whereRef('duesOrder.orgId', '=', 'duesPlan.orgId')
    .whereRef('duesOrder.planId', '=', 'duesPlan.id')
    .where('duesOrder.status', '=', 'submitted')
    .select('duesOrder.id')

/** The first unpaid part of each plan under way of which a part was paid. */
const nextParts = (tx: Tx) =>
  tx.db
    .selectFrom('duesPlan')
    .innerJoin('duesPlanPart', (on) =>
      on
        .onRef('duesPlanPart.orgId', '=', 'duesPlan.orgId')
        .onRef('duesPlanPart.planId', '=', 'duesPlan.id'),
    )
    .where('duesPlan.orgId', '=', tx.orgId)
    .where('duesPlan.state', '=', PlanState.Open)
    .where('paymentId', 'is', null)
    .where((e) => e.exists(otherParts(e).where('other.paymentId', 'is not', null)))
    .where((e) =>
      e.not(
        e.exists(
          otherParts(e)
            .where('other.paymentId', 'is', null)
            .whereRef('other.nth', '<', 'duesPlanPart.nth'),
        ),
      ),
    )

const otherParts = (e: ExpressionBuilder<Database, 'duesPlanPart'>) =>
  e
    .selectFrom('duesPlanPart as other')
    .whereRef('other.orgId', '=', 'duesPlanPart.orgId')
    .whereRef('other.planId', '=', 'duesPlanPart.planId')
    .select('other.nth')
