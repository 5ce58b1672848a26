import type { Tx } from '../store.ts'
import { json } from '../tables/json.ts'

export interface IdempotentCall {
  /** The browser's key, made unique per subject and call by the caller. */
  key: string
  /** Hash of what is asked. */
  fingerprint: string
}

export type IdempotentState =
  /** First time: do the work, then `keepAnswer` in the same transaction. */
  | { kind: 'fresh' }
  /** Done before: give this answer, do nothing. */
  | { kind: 'answered'; status: number; body: unknown }
  /** The key was used for something else: refuse with 422. */
  | { kind: 'mismatch' }

/**
 * Enters a write that may be sent twice. A rival with the same key waits here until the first one's transaction
 * ends: after its commit it gets the stored answer, after its rollback it is the first. One statement enters, locks and
 * reads, so that the hourly sweep of old keys cannot come in between.
 */
export async function enterIdempotent(tx: Tx, call: IdempotentCall): Promise<IdempotentState> {
  const stored = await tx.db
    .insertInto('idempotency')
    .values({ ...call, orgId: tx.orgId, status: null, body: null, createdAt: tx.now })
    .onConflict((on) =>
      on.columns(['orgId', 'key']).doUpdateSet((e) => ({ key: e.ref('excluded.key') })),
    )
    .returning(['fingerprint', 'status', 'body'])
    .executeTakeFirstOrThrow()
  if (stored.fingerprint !== call.fingerprint) return { kind: 'mismatch' }
  if (stored.status === null) return { kind: 'fresh' }
  return { kind: 'answered', status: stored.status, body: stored.body }
}

/** Keeps the answer every later call with the key gets. */
export async function keepAnswer(
  tx: Tx,
  key: string,
  answer: { status: number; body: unknown },
): Promise<void> {
  await tx.db
    .updateTable('idempotency')
    .set({ status: answer.status, body: json(answer.body) })
    .where('orgId', '=', tx.orgId)
    .where('key', '=', key)
    .execute()
}
