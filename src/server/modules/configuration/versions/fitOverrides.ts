import type { FittedOverrides } from '#contract/finding.ts'
import type { Store } from '#server/store/store.ts'
import type { FitDocuments } from '../checks/configurationChecker.ts'
import type { OrgConfiguration } from '../documents/orgConfiguration.ts'
import type { Product } from '../product/checkedProduct.ts'
import { findVerdict, putVerdict } from '../repositories/configVerdicts.ts'
import { rememberBases } from './rememberBases.ts'

export type FitOverrides = (
  configuration: OrgConfiguration,
  product: Product,
) => Promise<FittedOverrides>

/**
 * Fits the overrides of a version once per build of the product: the result is stored with the version, together with
 * the base texts of its overrides. If it cannot be stored, the next process fits them again.
 */
export const fitOverridesOnce =
  (store: Store, fitDocuments: FitDocuments): FitOverrides =>
  async ({ orgId, version, isStored, documents }, product) => {
    if (!isStored) return fitDocuments(documents)
    const { build } = product
    const known = build && (await store.tx(orgId, (tx) => findVerdict(tx, version, build)))
    if (known) return known
    const verdict = await fitDocuments(documents)
    const keep = store.tx(orgId, async (tx) => {
      await rememberBases(tx, product, { version, documents })
      if (build) await putVerdict(tx, version, build, verdict)
    })
    await keep.catch(() => undefined)
    return verdict
  }
