import { enqueue } from '#server/base/repositories/outbox.ts'
import { beijingDay } from '#server/base/shared/beijingTime.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import { RETAIN } from '#server/store/jobKinds.ts'
import type { Store } from '#server/store/store.ts'
import { advanceRun, beginRun } from '../repositories/retentionRuns.ts'
import { dueKinds, isAnyDue } from './dueKinds.ts'

export interface RetentionParts {
  store: Store
  configuration: Configurations
}

/**
 * Starts the daily retention run of every society; the work itself is done by jobs. May be called any number of times
 * and by any number of processes: a run and its first job are inserted together, once a day.
 */
export async function beginRetention(
  { store, configuration }: RetentionParts,
  ending?: AbortSignal,
): Promise<void> {
  for await (const organisation of configuration.each(ending))
    await store.tx(organisation.orgId, async (tx) => {
      const day = beijingDay(tx.now)
      if (!(await beginRun(tx, day))) return
      if (await isAnyDue(tx, dueKinds(organisation, day)))
        await enqueue(tx, { kind: RETAIN, payload: { day, step: 0 } })
      else await advanceRun(tx, { day, step: 0 }, { taken: {}, isLast: true })
    })
}
