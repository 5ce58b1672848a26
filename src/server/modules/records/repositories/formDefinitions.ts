import type { Selectable } from 'kysely'
import type { Tx } from '#server/store/store.ts'
import type { FormDefinitionTable } from '#server/store/tables/organisations.ts'

export type FormDefinition = Selectable<FormDefinitionTable>

/** Stores the form definition of an application; storing the same hash again changes nothing. */
export async function keepFormDefinition(
  tx: Tx,
  form: Pick<FormDefinition, 'hash' | 'formInfo' | 'printInfo'>,
): Promise<void> {
  await tx.db
    .insertInto('formDefinition')
    .values({ ...form, orgId: tx.orgId, createdAt: tx.now })
    .onConflict((on) => on.columns(['orgId', 'hash']).doNothing())
    .execute()
}

export async function findFormDefinition(
  tx: Tx,
  hash: string,
): Promise<FormDefinition | undefined> {
  return tx.db
    .selectFrom('formDefinition')
    .where('orgId', '=', tx.orgId)
    .where('hash', '=', hash)
    .selectAll()
    .executeTakeFirst()
}
