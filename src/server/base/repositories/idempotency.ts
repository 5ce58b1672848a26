import type { Tx } from '#server/store/store.ts'
import { json } from '#server/store/tables/json.ts'

export interface IdempotentCall {
  /** The browser's idempotency key, made unique per subject and call by the caller. */
  key: string
  /** Hash of the request. */
  fingerprint: string
}

export type IdempotentState =
  /** First call: do the work, then `keepAnswer` in the same transaction. */
  | { kind: 'fresh' }
  /** Repeated call: return this answer. */
  | { kind: 'answered'; status: number; body: unknown }
  /** The key was used for another request: refuse with 422. */
  | { kind: 'mismatch' }

/**
 * Registers an idempotent write. A concurrent call with the same key blocks here until the first transaction ends:
 * after its commit it gets the stored answer, after its rollback it is the first. Inserting, locking and reading are
 * one statement, so that the hourly sweep of old keys cannot run in between.
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

/** Stores the answer that repeated calls with the key get. */
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
