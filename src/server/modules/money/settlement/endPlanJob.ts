import { EndingReason } from '#contract/codes.ts'
import { yearsOf } from '#domain/money/fees/feeSpan.ts'
import type { OutboxJob } from '#server/base/repositories/outbox.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { endPlan } from '../instalments/endPlan.ts'
import { findOwing } from '../notice/amountDue.ts'
import { isOutdatedPlan } from '../notice/closeOutdated.ts'
import { type DuesNotice, findNotice } from '../repositories/duesNotices.ts'
import { type DuesPlan, lockPlanToEnd } from '../repositories/duesPlans.ts'
import { listPaidYears } from '../repositories/duesTerms.ts'

type Why = typeof EndingReason.Otherwise | typeof EndingReason.Outdated

/**
 * Job `{ planId, why }`: ends a plan for a transaction that could not wait for the plan's lock, if the reason still
 * holds once plan and member are locked.
 */
export async function endPlanJob(
  { store, configuration }: { store: Store; configuration: Configurations },
  { orgId, payload }: OutboxJob,
): Promise<void> {
  const { planId, why } = payload as { planId: string; why: Why }
  const organisation = await configuration.of(orgId)
  await store.tx(orgId, async (tx) => {
    const plan = await lockPlanToEnd(tx, planId)
    const notice = plan && (await findNotice(tx, plan.noticeId))
    if (notice && (await STILL_HOLDS[why](tx, plan, notice, organisation)))
      await endPlan(tx, plan, why)
  })
}

type Holds = (
  tx: Tx,
  plan: DuesPlan,
  notice: DuesNotice,
  configuration: OrgConfiguration,
) => Promise<boolean>

const STILL_HOLDS: Record<Why, Holds> = {
  /** True when a year of the plan is paid otherwise: the plan itself pays its years only with its last part. */
  async [EndingReason.Otherwise](tx, { memberId }, { spans }) {
    const paid = new Set(await listPaidYears(tx, memberId))
    return yearsOf(spans).some(({ year }) => paid.has(year))
  },
  async [EndingReason.Outdated](tx, plan, notice, configuration) {
    const member = await memberApplications.lock(tx, plan.memberId)
    const owing = member && (await findOwing(tx, member, configuration))
    return owing !== undefined && isOutdatedPlan(plan, notice, owing)
  },
}
