import { findConfigVersion, listConfigVersions } from '../../store/repositories/configVersions.ts'
import type { Store } from '../../store/store.ts'
import type { Configurations } from './configurations.ts'
import { openConfiguration } from './openConfiguration.ts'
import type { ConfigurationDocuments, OrgConfiguration } from './orgConfiguration.ts'

/** Versions searched for a file that the current one no longer has. */
const VERSIONS_BACK = 50

/**
 * Finds the file of an asset address. It is nearly always in the current version; a form submitted earlier may name a
 * replaced file, which an older version still has.
 */
export async function findAsset(
  { configuration, store }: { store: Store; configuration: Configurations },
  code: string,
  tag: string,
  name: string,
): Promise<Buffer | undefined> {
  const current = await configuration.byCode(code)
  if (!current) return undefined
  const found = pick(current, tag, name)
  if (found) return found
  const versions = await store.tx(current.orgId, (tx) => listConfigVersions(tx))
  for (const { version } of versions.slice(0, VERSIONS_BACK)) {
    const row = await store.tx(current.orgId, (tx) => findConfigVersion(tx, version))
    const older = row && openConfiguration(row.documents as ConfigurationDocuments, version)
    const content = older && pick(older, tag, name)
    if (content) return content
  }
  return undefined
}

function pick({ assets }: OrgConfiguration, tag: string, name: string): Buffer | undefined {
  const asset = assets.get(name)
  return asset?.tag === tag ? asset.content : undefined
}
