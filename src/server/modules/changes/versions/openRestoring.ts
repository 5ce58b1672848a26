import { ownValue } from '#contract/record.ts'
import type { Bases } from '#server/modules/configuration/repositories/configBases.ts'
import {
  type ChangedDocument,
  putChangeDocument,
} from '#server/modules/configuration/repositories/configChangeDocuments.ts'
import type { ConfigVersion } from '#server/modules/configuration/repositories/configVersions.ts'
import { publicId } from '#server/store/publicId.ts'
import type { Tx } from '#server/store/store.ts'
import { insertChange } from '../repositories/configChanges.ts'
import { insertWholeStep } from '../wholeStep.ts'

/** Longest title that is stored. */
const TITLE = 60

export interface Restoring {
  title: string
  createdBy: string
  /** The version that the change set is made from. */
  base: Pick<ConfigVersion, 'version' | 'documents'>
  /** Documents as they were; null where there was none. */
  wanted: readonly ChangedDocument[]
  /** Hashes, by path, of the product texts on which restored overrides are based. */
  bases: Bases
}

/** Opens a change set with documents of an earlier version, one step per document, so that each can be undone alone. */
export async function openRestoring(
  tx: Tx,
  { title, createdBy, base, wanted, bases }: Restoring,
): Promise<{ id: string }> {
  const change = { title: title.slice(0, TITLE), baseVersion: base.version, createdBy }
  const { id } = await insertChange(tx, change)
  for (const document of wanted) {
    const { path } = document
    const before = { content: ownValue(base.documents, path) ?? null, baseHash: null }
    const after = { ...document, baseHash: ownValue(bases, path) ?? null }
    await putChangeDocument(tx, { changeId: id, ...after, rev: 1 })
    const step = { changeId: id, path, label: change.title, stepId: publicId() }
    await insertWholeStep(tx, { ...step, accountId: createdBy }, before, after)
  }
  return { id }
}
