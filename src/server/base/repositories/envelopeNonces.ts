import type { Tx } from '#server/store/store.ts'

/** Stores a nonce; false when it exists already. Of concurrent calls, also in other processes, only one gets true. */
export async function takeNonce(tx: Tx, nonce: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('envelopeNonce')
    .values({ orgId: tx.orgId, nonce, expiresAt })
    .onConflict((on) => on.columns(['orgId', 'nonce']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
