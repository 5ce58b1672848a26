import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { Call } from '#server/base/call.ts'
import { beijingDay } from '#server/base/shared/beijingTime.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import { ownedRecords, ownFilter } from '#server/modules/records/applications/ownRecords.ts'
import { mapPage } from '#server/store/queries/page.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { invoicesOf } from '../invoices/invoicesOf.ts'
import { methodInfo } from '../payMethods.ts'
import { questionsOf } from '../questionRows.ts'
import { findOrderRow, type OrderRow, pageOrders } from '../repositories/duesOrderQueries.ts'
import { plansOf } from '../repositories/planFacts.ts'
import { allowedOrder } from './allowedOrder.ts'
import { orderMoney } from './orderMoney.ts'
import { orderRow } from './orderRow.ts'

/** Returns an order for its owner and staff; a reloaded page resumes from it. Throws as `allowedOrder`. */
export async function readOrder({
  input,
  org,
  subject,
  parts,
}: Call<'duesOrder', 'org' | 'subject', { store: Store; configuration: Configurations }>): Promise<
  CallData<'duesOrder'>
> {
  const configuration = await parts.configuration.of(org.orgId)
  return parts.store.tx(org.orgId, async (tx) => {
    const { id } = await allowedOrder(tx, input.id, subject, 'read')
    const row = await findOrderRow(tx, id)
    if (!row) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
    const invoice = (await invoicesOf(tx, [id])).get(id)
    const money = (await orderMoney(tx, [id]))(id)
    const questions = (await questionsOf(tx, [id])).get(id)
    const plan = (await orderPlans(tx, [row]))(row.planId)
    return {
      ...orderRow(row, configuration, { invoice, money, questions, plan }),
      methodInfo: methodInfo(row.method),
    }
  })
}

/** Lists orders of the records the subject owns, newest first: all for staff, none for anonymous callers. */
export async function listOrders({
  input,
  org,
  subject,
  parts,
}: Call<
  'duesOrderPage',
  'org' | 'subject',
  { store: Store; configuration: Configurations }
>): Promise<CallData<'duesOrderPage'>> {
  const own = ownFilter(subject)
  if (!own) return { records: [], total: 0 }
  const { memberId } = input
  const { owner, orgUnitId } = own
  const configuration = await parts.configuration.of(org.orgId)
  return parts.store.tx(org.orgId, async (tx) => {
    const records = owner && (await ownedRecords(tx, subject, owner))
    const memberIds = records?.map(({ id }) => id)
    const page = await pageOrders(tx, { orgUnitId, memberIds, memberId }, input)
    const ids = page.records.map(({ id }) => id)
    const invoices = await invoicesOf(tx, ids)
    const moneyOf = await orderMoney(tx, ids)
    const questions = await questionsOf(tx, ids)
    const planOf = await orderPlans(tx, page.records)
    return mapPage(page, (row) =>
      orderRow(row, configuration, {
        invoice: invoices.get(row.id),
        money: moneyOf(row.id),
        questions: questions.get(row.id),
        plan: planOf(row.planId),
      }),
    )
  })
}

/** The plans of orders that pay parts, as of today; no query where there are none. */
async function orderPlans(tx: Tx, rows: readonly Pick<OrderRow, 'planId'>[]) {
  const plans = await plansOf(tx, [...new Set(rows.flatMap(({ planId }) => planId ?? []))])
  const today = beijingDay(tx.now)
  return (planId: string | null) => {
    const facts = plans.get(planId ?? '')
    return facts && { facts, today }
  }
}
