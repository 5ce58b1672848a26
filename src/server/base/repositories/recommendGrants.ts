import type { Tx } from '#server/store/store.ts'
import type { Recommendation } from './recommendations.ts'

export async function insertRecommendGrant(
  tx: Tx,
  grant: { hash: string; recommendationId: string; expiresAt: Date },
): Promise<void> {
  await tx.db
    .insertInto('recommendGrant')
    .values({ ...grant, orgId: tx.orgId, createdAt: tx.now })
    .execute()
}

/** The recommendation of a grant; undefined when expired. */
export async function findGrantedRecommendation(
  tx: Tx,
  hash: string,
): Promise<Recommendation | undefined> {
  return tx.db
    .selectFrom('recommendGrant')
    .innerJoin('recommendation', (join) =>
      join
        .onRef('recommendation.orgId', '=', 'recommendGrant.orgId')
        .onRef('recommendation.id', '=', 'recommendGrant.recommendationId'),
    )
    .where('recommendGrant.orgId', '=', tx.orgId)
    .where('recommendGrant.hash', '=', hash)
    .where('recommendGrant.expiresAt', '>', tx.now)
    .selectAll('recommendation')
    .executeTakeFirst()
}
