import type { Bases } from '#server/modules/configuration/repositories/configBases.ts'
import { listChangeDocuments } from '#server/modules/configuration/repositories/configChangeDocuments.ts'
import type { Tx } from '#server/store/store.ts'

/**
 * Returns, by path, the hashes of the product texts on which a change set's overrides are based, for those overrides
 * that do not keep the base of its version.
 */
export async function changedBases(tx: Tx, changeId: string): Promise<Bases> {
  const documents = await listChangeDocuments(tx, changeId)
  return Object.fromEntries(
    documents.flatMap(({ path, content, baseHash }) =>
      content === null || baseHash === null ? [] : [[path, baseHash]],
    ),
  )
}
