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

/** The mobile a proof stands for, while it lasts. */
export async function findProvenMobile(tx: Tx, hash: string): Promise<string | undefined> {
  const proof = await tx.db
    .selectFrom('mobileProof')
    .where('orgId', '=', tx.orgId)
    .where('hash', '=', hash)
    .where('expiresAt', '>', tx.now)
    .select('mobile')
    .executeTakeFirst()
  return proof?.mobile
}
