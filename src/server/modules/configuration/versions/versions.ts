import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/configuration.json' with { type: 'json' }
import type { Store } from '#server/store/store.ts'
import type { CheckDocuments } from '../checks/configurationChecker.ts'
import { organisationByCode } from '../documents/organisationByCode.ts'
import type { ConfigurationDocuments } from '../documents/orgConfiguration.ts'
import type { Product } from '../product/checkedProduct.ts'
import { type Bases, listBases } from '../repositories/configBases.ts'
import {
  type ConfigVersion,
  findConfigVersion,
  findCurrentConfig,
  listConfigVersions,
} from '../repositories/configVersions.ts'
import { type Push, type PushOutcome, pushConfiguration } from './pushConfiguration.ts'

export interface VersionLine {
  version: number
  current: boolean
  author: string
  note: string
  /** The version that was current when it was published. */
  baseVersion: number | null
  createdAt: Date
}

/** Returns a version, by default the current one; `undefined` when it or the organisation does not exist. */
export async function findVersion(
  store: Store,
  code: string,
  version?: number,
): Promise<ConfigVersion | undefined> {
  const org = await organisationByCode(store, code)
  if (!org) return undefined
  return store.tx(org.orgId, (tx) =>
    version === undefined ? findCurrentConfig(tx) : findConfigVersion(tx, version),
  )
}

/** Lists all versions of an organisation, newest first; empty for an unknown organisation. */
export async function listVersions(store: Store, code: string): Promise<VersionLine[]> {
  const org = await organisationByCode(store, code)
  if (!org) return []
  const { versions, current } = await store.tx(org.orgId, async (tx) => ({
    versions: await listConfigVersions(tx),
    current: await findCurrentConfig(tx),
  }))
  return versions.map(({ version, author, note, baseVersion, createdAt }) => ({
    version,
    current: version === current?.version,
    author,
    note,
    baseVersion,
    createdAt,
  }))
}

export interface Restore {
  code: string
  version: number
  author: string
  /** Paths of the documents to restore; empty for all. A document that the version lacks is removed. */
  files: readonly string[]
  product: Product
  judge?: Push['judge']
}

/**
 * Publishes an earlier version, or some of its documents together with the other live ones, as a new version; checked
 * like any push, a whole version on its own. Returns `undefined` for an unknown organisation or version.
 */
export async function restoreVersion(
  store: Store,
  check: CheckDocuments,
  { code, version, author, files, product, judge }: Restore,
): Promise<PushOutcome | undefined> {
  const found = await findVersion(store, code, version)
  const live = await findVersion(store, code)
  if (!found || !live) return undefined
  const some = fill(words.restoredSome, { version, files: files.join('、') })
  return pushConfiguration(store, check, {
    documents: files.length === 0 ? found.documents : withFilesOf(found, live, files),
    ...{ base: live.version, author, product, judge },
    bases: await restoredBases(store, found, files),
    note: files.length === 0 ? fill(words.restored, { version }) : some,
    operation: 'configRestore',
  })
}

/** Bases of the restored overrides; none for versions published before bases were recorded. */
async function restoredBases(
  store: Store,
  { orgId, version }: ConfigVersion,
  files: readonly string[],
): Promise<Bases> {
  const bases = Object.entries(await store.tx(orgId, (tx) => listBases(tx, version)))
  return Object.fromEntries(bases.filter(([path]) => files.length === 0 || files.includes(path)))
}

function withFilesOf(
  { documents }: ConfigVersion,
  live: ConfigVersion,
  files: readonly string[],
): ConfigurationDocuments {
  const others = Object.entries(live.documents).filter(([path]) => !files.includes(path))
  const restored = Object.entries(documents).filter(([path]) => files.includes(path))
  return Object.fromEntries([...others, ...restored])
}
