import type { ConfigurationDocuments } from '../../configuration/orgConfiguration.ts'
import type { ChangeParts } from '../changeParts.ts'
import { readDraft, requireOpen } from '../changeSet.ts'

/** The documents of a change set that may be changed, as they will be. */
export async function readOpenDraft(
  { store, configuration }: Pick<ChangeParts, 'store' | 'configuration'>,
  orgId: string,
  id: string,
): Promise<ConfigurationDocuments> {
  const live = await configuration.of(orgId)
  return store.tx(orgId, async (tx) => readDraft(tx, await requireOpen(tx, id), live))
}
