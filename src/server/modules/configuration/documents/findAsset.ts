import type { Store } from '#server/store/store.ts'
import { findDraftContents } from '../repositories/configChangeDocuments.ts'
import { findFormerContents } from '../repositories/configVersions.ts'
import { assetTag } from './assetAddress.ts'
import type { Configurations } from './configurations.ts'

/** Versions searched for a file that the current one no longer has. */
const VERSIONS_BACK = 500

/**
 * Finds the file of an asset address, usually in the current version. An earlier form may name a replaced file, which
 * an older version still has, and a preview may name one of a change set. `undefined` if no version or change set has
 * it.
 */
export async function findAsset(
  { configuration, store }: { store: Store; configuration: Configurations },
  code: string,
  tag: string,
  name: string,
): Promise<Buffer | undefined> {
  const current = await configuration.byCode(code)
  if (!current) return undefined
  const asset = current.assets.get(name)
  if (asset?.tag === tag) return asset.content
  const path = `assets/${name}`
  const others = await store.tx(current.orgId, async (tx) => [
    ...(await findFormerContents(tx, path, VERSIONS_BACK)),
    ...(await findDraftContents(tx, path)),
  ])
  return others.map((text) => Buffer.from(text, 'base64')).find((file) => assetTag(file) === tag)
}
