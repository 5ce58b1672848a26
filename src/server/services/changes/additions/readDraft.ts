import { listChangeDocuments } from '../../../store/repositories/configChangeDocuments.ts'
import type { ConfigurationDocuments } from '../../configuration/orgConfiguration.ts'
import type { ChangeParts } from '../changeParts.ts'
import { baseDocuments, draftDocuments, requireOpen } from '../changeSet.ts'

/** The documents of a change set that may be changed, as they will be. */
export async function readDraft(
  { store, configuration }: Pick<ChangeParts, 'store' | 'configuration'>,
  orgId: string,
  id: string,
): Promise<ConfigurationDocuments> {
  const live = await configuration.of(orgId)
  return store.tx(orgId, async (tx) => {
    const base = await baseDocuments(tx, await requireOpen(tx, id), live)
    return draftDocuments(base, await listChangeDocuments(tx, id))
  })
}
