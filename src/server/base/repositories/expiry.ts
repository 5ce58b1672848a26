import type { SystemTx } from '#server/store/store.ts'

/** A key is accepted for two days: one as the newest, one for pages already loaded with it. */
const KEY_MS = 48 * 3600_000

/**
 * Deletes rows that are useless after `before`: counters, failed logins, codes, proofs, tickets, links, tokens, nonces
 * and keys of the envelope, stored answers, finished jobs.
 */
export async function removeExpired(tx: SystemTx, before: Date): Promise<void> {
  await tx.db.deleteFrom('rateBucket').where('windowStart', '<', before).execute()
  await tx.db.deleteFrom('floodCount').where('minute', '<', before).execute()
  await tx.db.deleteFrom('loginFailure').where('failedAt', '<', before).execute()
  await tx.db.deleteFrom('smsSend').where('sentAt', '<', before).execute()
  await tx.db.deleteFrom('smsCode').where('expiresAt', '<', before).execute()
  await tx.db.deleteFrom('recommendGrant').where('expiresAt', '<', before).execute()
  await tx.db.deleteFrom('mobileProof').where('expiresAt', '<', before).execute()
  await tx.db.deleteFrom('envelopeNonce').where('expiresAt', '<', before).execute()
  const keysBefore = new Date(before.getTime() - KEY_MS)
  await tx.db.deleteFrom('envelopeKey').where('createdAt', '<', keysBefore).execute()
  await tx.db.deleteFrom('loginTicket').where('expiresAt', '<', before).execute()
  await tx.db.deleteFrom('passwordLink').where('expiresAt', '<', before).execute()
  await tx.db.deleteFrom('loginToken').where('expiresAt', '<', before).execute()
  await tx.db.deleteFrom('idempotency').where('createdAt', '<', before).execute()
  await tx.db.deleteFrom('outbox').where('doneAt', '<', before).execute()
}
