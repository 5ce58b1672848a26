import type { Selectable } from 'kysely'
import { type Listed, listed } from '#server/store/queries/listed.ts'
import type { Tx } from '#server/store/store.ts'
import { json } from '#server/store/tables/json.ts'
import type { RetentionRunTable, Taken } from '#server/store/tables/retention.ts'

export type RetentionRun = Selectable<RetentionRunTable>

/** Starts the run of a day; false when it was started already. */
export async function beginRun(tx: Tx, day: string): Promise<boolean> {
  const begun = await tx.db
    .insertInto('retentionRun')
    .values({
      orgId: tx.orgId,
      day,
      step: 0,
      taken: json({}),
      startedAt: tx.now,
      finishedAt: null,
    })
    .onConflict((on) => on.doNothing())
    .returning('day')
    .executeTakeFirst()
  return begun !== undefined
}

/** The unfinished run at this step, with a row lock until the transaction ends. */
export async function lockRun(
  tx: Tx,
  { day, step }: Pick<RetentionRun, 'day' | 'step'>,
): Promise<RetentionRun | undefined> {
  return tx.db
    .selectFrom('retentionRun')
    .where('orgId', '=', tx.orgId)
    .where('day', '=', day)
    .where('step', '=', step)
    .where('finishedAt', 'is', null)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
}

export async function advanceRun(
  tx: Tx,
  { day, step }: Pick<RetentionRun, 'day' | 'step'>,
  { taken, isLast }: { taken: Taken; isLast: boolean },
): Promise<void> {
  await tx.db
    .updateTable('retentionRun')
    .set({ step: step + 1, taken: json(taken), ...(isLast ? { finishedAt: tx.now } : {}) })
    .where('orgId', '=', tx.orgId)
    .where('day', '=', day)
    .execute()
}

/** Runs, newest first. */
export const listRuns = (tx: Tx): Listed<RetentionRun> =>
  listed(
    tx,
    tx.db
      .selectFrom('retentionRun')
      .where('orgId', '=', tx.orgId)
      .selectAll()
      .orderBy('day', 'desc'),
    ['day'],
  )
