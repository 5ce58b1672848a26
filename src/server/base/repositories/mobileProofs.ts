import type { Selectable } from 'kysely'
import type { Tx } from '#server/store/store.ts'
import type { MobileProofTable } from '#server/store/tables/accounts.ts'

export type MobileProof = Selectable<MobileProofTable>

export async function insertMobileProof(
  tx: Tx,
  proof: Pick<MobileProof, 'hash' | 'mobile' | 'cardTail' | 'expiresAt'>,
): Promise<void> {
  await tx.db
    .insertInto('mobileProof')
    .values({ ...proof, orgId: tx.orgId, createdAt: tx.now })
    .execute()
}

/** Valid proofs of these hashes, in their order. */
export async function findMobileProofs(tx: Tx, hashes: readonly string[]): Promise<MobileProof[]> {
  if (hashes.length === 0) return []
  const proofs = await tx.db
    .selectFrom('mobileProof')
    .where('orgId', '=', tx.orgId)
    .where('hash', 'in', hashes)
    .where('expiresAt', '>', tx.now)
    .selectAll()
    .execute()
  const found = new Map(proofs.map((proof) => [proof.hash, proof]))
  return hashes.flatMap((hash) => found.get(hash) ?? [])
}
