import type { ServerParts } from '../../serverParts.ts'
import { findConfigVersion, listConfigVersions } from '../../store/repositories/configVersions.ts'
import type { ConfigurationDocuments } from './documents.ts'
import { type OrgConfiguration, openConfiguration } from './openConfiguration.ts'

/** How far back a file is looked for that the present version no longer has. */
const VERSIONS_BACK = 50

/**
 * The file an address names. The present version nearly always has it; a form that was filled in earlier may name one
 * that was replaced since, which an older version still holds.
 */
export async function findAsset(
  { configuration, store }: Pick<ServerParts, 'configuration' | 'store'>,
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
