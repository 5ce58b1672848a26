import type { Tx } from '../store.ts'

export async function insertMobileProof(
  tx: Tx,
  proof: { hash: string; mobile: string; expiresAt: Date },
): Promise<void> {
  await tx.db
    .insertInto('mobileProof')
    .values({ ...proof, orgId: tx.orgId, createdAt: tx.now })
    .execute()
}

/** The mobiles these proofs stand for, in the order of the hashes; without those that have ended. */
export async function findProvenMobiles(tx: Tx, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return []
  const proofs = await tx.db
    .selectFrom('mobileProof')
    .where('orgId', '=', tx.orgId)
    .where('hash', 'in', hashes)
    .where('expiresAt', '>', tx.now)
    .select(['hash', 'mobile'])
    .execute()
  const found = new Map(proofs.map(({ hash, mobile }) => [hash, mobile]))
  return hashes.flatMap((hash) => found.get(hash) ?? [])
}
