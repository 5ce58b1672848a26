import { EndingReason } from '#contract/codes.ts'
import { beijingDay } from '#server/base/shared/beijingTime.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { isOverduePlan, listOverduePlans } from '../repositories/duesDueParts.ts'
import { lockPlanToEnd } from '../repositories/duesPlans.ts'
import { endPlan } from './endPlan.ts'

/** Most plans of an organisation ended in one run; the next run continues. */
const MOST_AT_ONCE = 200

/**
 * Ends the plans of every organisation that are overdue for longer than was agreed, unless the part is paid or a
 * transfer for it submitted meanwhile. May run in any number of processes.
 */
export async function endOverduePlans(
  { store, configuration }: { store: Store; configuration: Configurations },
  ending?: AbortSignal,
): Promise<void> {
  for await (const orgId of configuration.orgIds(ending)) {
    const plans = await store.tx(orgId, (tx) =>
      listOverduePlans(tx, beijingDay(tx.now), MOST_AT_ONCE),
    )
    for (const id of plans) await store.tx(orgId, (tx) => endOverdue(tx, id))
  }
}

async function endOverdue(tx: Tx, id: string): Promise<void> {
  const plan = await lockPlanToEnd(tx, id)
  if (plan && (await isOverduePlan(tx, beijingDay(tx.now), id)))
    await endPlan(tx, plan, EndingReason.Overdue)
}
