import type { SystemTx } from '../store.ts'

/** Removes what has no meaning after `before`: old counters, codes, proofs, tokens, stored answers, finished jobs. */
export async function removeExpired(tx: SystemTx, before: Date): Promise<void> {
  await tx.db.deleteFrom('rateBucket').where('windowStart', '<', before).execute()
  await tx.db.deleteFrom('smsSend').where('sentAt', '<', before).execute()
  await tx.db.deleteFrom('smsCode').where('expiresAt', '<', before).execute()
  await tx.db.deleteFrom('mobileProof').where('expiresAt', '<', before).execute()
  await tx.db.deleteFrom('loginToken').where('expiresAt', '<', before).execute()
  await tx.db.deleteFrom('idempotency').where('createdAt', '<', before).execute()
  await tx.db.deleteFrom('outbox').where('doneAt', '<', before).execute()
}
