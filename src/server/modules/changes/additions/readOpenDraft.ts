import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { ChangeParts } from '../changeParts.ts'
import { readDraft, requireOpen } from '../changeSet.ts'

/**
 * Reads the draft documents of an open change set.
 * @throws NotFound for an unknown id, Conflict unless the change set is open
 */
export async function readOpenDraft(
  { store, configuration }: Pick<ChangeParts, 'store' | 'configuration'>,
  orgId: string,
  id: string,
): Promise<ConfigurationDocuments> {
  const live = await configuration.of(orgId)
  return store.tx(orgId, async (tx) => readDraft(tx, await requireOpen(tx, id), live))
}
