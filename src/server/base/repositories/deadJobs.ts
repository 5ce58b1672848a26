import type { SystemTx } from '#server/store/store.ts'
import type { OutboxJob } from './outbox.ts'

/** A job whose retries ended, without its payload. */
export type DeadJob = Pick<
  OutboxJob,
  'orgId' | 'id' | 'kind' | 'createdAt' | 'deadAt' | 'tries' | 'error'
>

/** Selection of dead jobs: one by its id, those of a kind, or all. */
export interface WhichDead {
  id?: string
  kind?: string
}

const where = (tx: SystemTx, { id, kind }: WhichDead) => {
  const dead = tx.db
    .selectFrom('outbox')
    .where('deadAt', 'is not', null)
    .where('doneAt', 'is', null)
  const ofKind = kind === undefined ? dead : dead.where('kind', '=', kind)
  return id === undefined ? ofKind : ofKind.where('id', '=', id)
}

/** Dead jobs with the code of their society, the last to die first. */
export async function listDead(
  tx: SystemTx,
  limit: number,
): Promise<(DeadJob & { code: string })[]> {
  return where(tx, {})
    .innerJoin('organisation', 'organisation.orgId', 'outbox.orgId')
    .select(['outbox.orgId', 'organisation.code', 'outbox.id', 'outbox.kind'])
    .select(['outbox.createdAt', 'outbox.deadAt', 'outbox.tries', 'outbox.error'])
    .orderBy('outbox.deadAt', 'desc')
    .limit(limit)
    .execute()
}

export async function countDead(tx: SystemTx): Promise<{ kind: string; count: number }[]> {
  const counts = await where(tx, {})
    .select(({ fn }) => ['kind', fn.countAll<string>().as('count')])
    .groupBy('kind')
    .orderBy('kind')
    .execute()
  return counts.map(({ kind, count }) => ({ kind, count: Number(count) }))
}

/** Adds the numbers of several databases. */
export function sumByKind(
  counts: readonly { kind: string; count: number }[],
): { kind: string; count: number }[] {
  const sums = new Map<string, number>()
  for (const { kind, count } of counts) sums.set(kind, (sums.get(kind) ?? 0) + count)
  return [...sums].map(([kind, count]) => ({ kind, count }))
}

/** Makes dead jobs due again with their tries reset; returns their number. */
export async function retryDead(tx: SystemTx, which: WhichDead): Promise<number> {
  const retried = await tx.db
    .updateTable('outbox')
    .set({ deadAt: null, error: null, tries: 0, runAt: tx.now, leaseUntil: null })
    .where(({ eb, refTuple }) =>
      eb(
        refTuple('orgId', 'id'),
        'in',
        where(tx, which).select(['orgId', 'id']).$asTuple('orgId', 'id'),
      ),
    )
    .returning(['orgId', 'lane'])
    .execute()
  for (const { orgId, lane } of retried) tx.of(orgId).wake(lane)
  return retried.length
}
