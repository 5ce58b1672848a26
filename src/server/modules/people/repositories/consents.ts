import type { Insertable } from 'kysely'
import { publicId } from '#server/store/publicId.ts'
import type { Tx } from '#server/store/store.ts'
import type { ConsentTable } from '#server/store/tables/accounts.ts'

export type NewConsent = Omit<Insertable<ConsentTable>, 'orgId' | 'id' | 'at'>

/** Records consent to a version of a document, with time and address. */
export async function recordConsent(tx: Tx, consent: NewConsent): Promise<void> {
  await tx.db
    .insertInto('consent')
    .values({ ...consent, orgId: tx.orgId, id: publicId(), at: tx.now })
    .execute()
}

/** Version of a document the account last agreed to. */
export async function findConsentVersion(
  tx: Tx,
  accountId: string,
  document: string,
): Promise<string | undefined> {
  const last = await tx.db
    .selectFrom('consent')
    .where('orgId', '=', tx.orgId)
    .where('accountId', '=', accountId)
    .where('document', '=', document)
    .select('version')
    .orderBy('at', 'desc')
    .executeTakeFirst()
  return last?.version
}
