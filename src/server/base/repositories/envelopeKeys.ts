import type { Selectable } from 'kysely'
import type { Tx } from '#server/store/store.ts'
import type { EnvelopeKeyTable } from '#server/store/tables/protocol.ts'

export type EnvelopeKey = Omit<Selectable<EnvelopeKeyTable>, 'orgId'>

const COLUMNS = ['kid', 'publicKey', 'privateKey', 'createdAt'] as const

export async function insertEnvelopeKey(
  tx: Tx,
  key: Omit<EnvelopeKey, 'createdAt'>,
): Promise<EnvelopeKey> {
  const made = { ...key, createdAt: tx.now }
  await tx.db
    .insertInto('envelopeKey')
    .values({ ...made, orgId: tx.orgId })
    .execute()
  return made
}

/** The newest key created after `since`. */
export async function findNewestKey(tx: Tx, since: Date): Promise<EnvelopeKey | undefined> {
  return tx.db
    .selectFrom('envelopeKey')
    .where('orgId', '=', tx.orgId)
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .select(COLUMNS)
    .executeTakeFirst()
}

export async function findEnvelopeKey(tx: Tx, kid: string): Promise<EnvelopeKey | undefined> {
  return tx.db
    .selectFrom('envelopeKey')
    .where('orgId', '=', tx.orgId)
    .where('kid', '=', kid)
    .select(COLUMNS)
    .executeTakeFirst()
}
