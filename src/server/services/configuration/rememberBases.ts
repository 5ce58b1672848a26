import type { LintInput } from '#lint/input.ts'
import { listBases, putBases } from '../../store/repositories/configBases.ts'
import type { Tx } from '../../store/store.ts'
import type { OrgConfiguration } from './orgConfiguration.ts'
import { basesOf, overridePaths } from './overrideBases.ts'

/**
 * Gives overrides of a version that were stored before bases were remembered, or before the product had their document,
 * the product's present text. Others keep theirs.
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
