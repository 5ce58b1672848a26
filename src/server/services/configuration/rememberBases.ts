import type { LintInput } from '#lint/input.ts'
import { listBases, putBases } from '../../store/repositories/configBases.ts'
import { findCurrentConfig } from '../../store/repositories/configVersions.ts'
import type { Store, Tx } from '../../store/store.ts'
import type { OrgConfiguration } from './orgConfiguration.ts'
import { basesOf, overridePaths } from './overrideBases.ts'

/**
 * Gives overrides that were stored before bases were remembered, or before the product had their document, the product's
 * present text. Others keep theirs; organisations without overrides cost no query.
 */
export async function rememberBases(
  store: Store,
  product: LintInput,
  configurations: AsyncIterable<OrgConfiguration>,
): Promise<void> {
  for await (const { orgId, documents } of configurations)
    if (overridePaths(documents, product).length > 0)
      await store.tx(orgId, (tx) => rememberCurrent(tx, product))
}

async function rememberCurrent(tx: Tx, product: LintInput): Promise<void> {
  const live = await findCurrentConfig(tx)
  if (!live) return
  const carried = await listBases(tx, live.version)
  const bases = await basesOf(tx, live.documents, { product, given: {}, carried })
  await putBases(tx, live.version, bases)
}
