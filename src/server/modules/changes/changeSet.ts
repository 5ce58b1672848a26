import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import { isConfigurationFile } from '#server/modules/configuration/documents/documents.ts'
import type {
  ConfigurationDocuments,
  OrgConfiguration,
} from '#server/modules/configuration/documents/orgConfiguration.ts'
import {
  type ChangedDocument,
  listChangeDocuments,
} from '#server/modules/configuration/repositories/configChangeDocuments.ts'
import { findConfigVersion } from '#server/modules/configuration/repositories/configVersions.ts'
import type { Tx } from '#server/store/store.ts'
import { type ConfigChange, findChange, lockChange } from './repositories/configChanges.ts'

/**
 * Returns the change set, in any status.
 * @throws NotFound for an id that is not of this organisation
 */
export async function requireChange(tx: Tx, id: string): Promise<ConfigChange> {
  return known(await findChange(tx, id))
}

/**
 * Returns the change set, locked, for changes to its documents.
 * @throws NotFound for an unknown id, Conflict unless its status is `open`
 */
export async function requireOpen(tx: Tx, id: string): Promise<ConfigChange> {
  const change = known(await lockChange(tx, id))
  if (change.status !== 'open') throw notOpen(change)
  return change
}

/**
 * Returns the change set, locked.
 * @throws NotFound for an unknown id, Conflict once it is published or discarded
 */
export async function requireAlive(tx: Tx, id: string): Promise<ConfigChange> {
  const change = known(await lockChange(tx, id))
  if (change.status === 'published' || change.status === 'discarded') throw notOpen(change)
  return change
}

function known(change: ConfigChange | undefined): ConfigChange {
  if (!change) throw new Refusal(RefusalCode.NotFound, 'changeUnknown')
  return change
}

const notOpen = ({ status }: ConfigChange): Refusal =>
  new Refusal(RefusalCode.Conflict, 'changeNotOpen', { status: words.statuses[status] })

/** @throws BadRequest for a path that no document of a configuration has */
export function requirePath(path: string): void {
  if (!isConfigurationFile(path))
    throw new Refusal(RefusalCode.BadRequest, 'documentPath', { path })
}

/**
 * Returns the documents of a change set's base version, without a query when that version is live.
 * @throws NotFound for a base version that is not stored
 */
export async function baseDocuments(
  tx: Tx,
  { baseVersion }: Pick<ConfigChange, 'baseVersion'>,
  live: Pick<OrgConfiguration, 'version' | 'documents'>,
): Promise<ConfigurationDocuments> {
  if (live.version === baseVersion) return live.documents
  const found = await findConfigVersion(tx, baseVersion)
  if (!found) throw new Refusal(RefusalCode.NotFound, 'versionUnknown', { version: baseVersion })
  return found.documents
}

/** Returns the documents as they will be once the change set is published; throws as `baseDocuments`. */
export const readDraft = async (
  tx: Tx,
  change: Pick<ConfigChange, 'id' | 'baseVersion'>,
  live: Pick<OrgConfiguration, 'version' | 'documents'>,
): Promise<ConfigurationDocuments> =>
  draftDocuments(await baseDocuments(tx, change, live), await listChangeDocuments(tx, change.id))

/** Returns the base documents with the changed ones replaced, and without the removed ones (`content` null). */
export function draftDocuments(
  base: ConfigurationDocuments,
  changed: readonly ChangedDocument[],
): ConfigurationDocuments {
  const draft = new Map(Object.entries(base))
  for (const { path, content } of changed)
    if (content === null) draft.delete(path)
    else draft.set(path, content)
  return Object.fromEntries(draft)
}
