import { EndingReason } from '#contract/codes.ts'
import { yearsOf } from '#domain/money/fees/feeSpan.ts'
import { findNotice } from '../../../store/repositories/duesNotices.ts'
import { lockPlan } from '../../../store/repositories/duesPlans.ts'
import { listPaidYears } from '../../../store/repositories/duesTerms.ts'
import type { OutboxJob } from '../../../store/repositories/outbox.ts'
import type { Store, Tx } from '../../../store/store.ts'
import { endPlan } from './endPlan.ts'

/** Job `{ planId, why }`: ends a plan for a transaction that could not wait for the plan's lock. */
export async function endPlanJob(
  { store }: { store: Store },
  { orgId, payload }: OutboxJob,
): Promise<void> {
  const { planId, why } = payload as { planId: string; why: EndingReason }
  await store.tx(orgId, async (tx) => {
    if (why === EndingReason.Otherwise && !(await isPaidOtherwise(tx, planId))) return
    await endPlan(tx, planId, why)
  })
}

/** True when a year of the plan is paid otherwise: the plan itself pays its years only with its last part. */
async function isPaidOtherwise(tx: Tx, planId: string): Promise<boolean> {
  const plan = await lockPlan(tx, planId)
  const notice = plan && (await findNotice(tx, plan.noticeId))
  if (!notice) return false
  const paid = new Set(await listPaidYears(tx, plan.memberId))
  return yearsOf(notice.spans).some(({ year }) => paid.has(year))
}
