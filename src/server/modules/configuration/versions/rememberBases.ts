import type { LintInput } from '#lint/input.ts'
import type { Tx } from '#server/store/store.ts'
import type { OrgConfiguration } from '../documents/orgConfiguration.ts'
import { basesOf, overridePaths } from '../documents/overrideBases.ts'
import { listBases, putBases } from '../repositories/configBases.ts'

/**
 * Stores the product's present text as the base of those overrides of a version that have none: stored before bases
 * were recorded, or before the product had their document. Other bases stay.
 */
export async function rememberBases(
  tx: Tx,
  product: LintInput,
  { version, documents }: Pick<OrgConfiguration, 'version' | 'documents'>,
): Promise<void> {
  if (overridePaths(documents, product).length === 0) return
  const carried = await listBases(tx, version)
  await putBases(tx, version, await basesOf(tx, documents, { product, given: {}, carried }))
}
