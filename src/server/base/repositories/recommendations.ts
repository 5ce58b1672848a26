import type { Insertable, Selectable } from 'kysely'
import { publicId } from '#server/store/publicId.ts'
import type { Tx } from '#server/store/store.ts'
import type { RecommendationTable } from '#server/store/tables/orApplications.ts'

export type Recommendation = Selectable<RecommendationTable>
export type NewRecommendation = Omit<Insertable<RecommendationTable>, 'orgId' | 'id' | 'createdAt'>

/** Stores a candidate with the code; throws Conflict `recommend_code_taken` for a code in use. */
export async function insertRecommendation(
  tx: Tx,
  recommendation: NewRecommendation,
): Promise<Recommendation> {
  return tx.db
    .insertInto('recommendation')
    .values({ ...recommendation, orgId: tx.orgId, id: publicId(), createdAt: tx.now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findRecommendationByCode(
  tx: Tx,
  recommendCode: string,
): Promise<Recommendation | undefined> {
  return recommendations(tx).where('recommendCode', '=', recommendCode).executeTakeFirst()
}

/** All recommendations of a person, newest first. */
export async function listRecommendationsOf(
  tx: Tx,
  person: { realName: string; cardNo: string },
): Promise<Recommendation[]> {
  const ofCard = await recommendations(tx)
    .where('cardNo', '=', person.cardNo)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
  return ofCard.filter(({ realName }) => realName === person.realName)
}

function recommendations(tx: Tx) {
  return tx.db.selectFrom('recommendation').where('orgId', '=', tx.orgId).selectAll()
}
