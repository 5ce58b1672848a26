import type { Tx } from '#server/store/store.ts'

/** Id of the member with this number; numbers are unique within the organisation. */
export async function memberOfNumber(tx: Tx, memberNum: string): Promise<string | undefined> {
  const found = await tx.db
    .selectFrom('memberApplication')
    .where('orgId', '=', tx.orgId)
    .where('memberNum', '=', memberNum)
    .select('id')
    .executeTakeFirst()
  return found?.id
}
