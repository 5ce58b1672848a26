import type { Schema } from '#contract/calls.ts'
import type { Call } from '../../call.ts'
import { isAsset } from '../../configuration/documents.ts'
import type { ConfigurationDocuments } from '../../configuration/orgConfiguration.ts'
import type { ChangeParts } from '../changeParts.ts'
import { readDraft, requireChange } from '../changeSet.ts'

/** Searches the live configuration, or a change set as it will be. */
export async function searchStudio({
  input,
  org,
  parts,
}: Call<'studioSearch', 'org', ChangeParts>): Promise<Schema<'StudioEntry'>[]> {
  const { id, keyword } = input
  const live = await parts.configuration.of(org.orgId)
  const documents =
    id === undefined
      ? live.documents
      : await parts.store.tx(org.orgId, async (tx) =>
          readDraft(tx, await requireChange(tx, id), live),
        )
  return parts.changes.search({ documents: withoutContents(documents), keyword })
}

/** Assets are found by name; their contents are not sent to the worker. */
const withoutContents = (documents: ConfigurationDocuments): ConfigurationDocuments =>
  Object.fromEntries(
    Object.entries(documents).map(([path, content]) => [path, isAsset(path) ? '' : content]),
  )
