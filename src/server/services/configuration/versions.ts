import { fill } from '#domain/text/fill.ts'
import words from '../../messages/configuration.json' with { type: 'json' }
import {
  type ConfigVersion,
  findConfigVersion,
  findCurrentConfig,
  listConfigVersions,
} from '../../store/repositories/configVersions.ts'
import { findOrganisationByCode } from '../../store/repositories/organisations.ts'
import type { Store } from '../../store/store.ts'
import type { CheckDocuments } from './configurationChecker.ts'
import { type PushOutcome, pushConfiguration } from './pushConfiguration.ts'

export interface VersionLine {
  version: number
  current: boolean
  author: string
  note: string
  createdAt: string
}

/** A version, the current one by default; undefined when there is none. */
export async function findVersion(
  store: Store,
  code: string,
  version?: number,
): Promise<ConfigVersion | undefined> {
  const org = await store.txSystem((tx) => findOrganisationByCode(tx, code))
  if (!org) return undefined
  return store.tx(org.orgId, (tx) =>
    version === undefined ? findCurrentConfig(tx) : findConfigVersion(tx, version),
  )
}

/** All versions of an organisation, newest first. */
export async function listVersions(store: Store, code: string): Promise<VersionLine[]> {
  const org = await store.txSystem((tx) => findOrganisationByCode(tx, code))
  if (!org) return []
  const { versions, current } = await store.tx(org.orgId, async (tx) => ({
    versions: await listConfigVersions(tx),
    current: await findCurrentConfig(tx),
  }))
  return versions.map(({ version, author, note, createdAt }) => ({
    version,
    current: version === current?.version,
    author,
    note,
    createdAt: createdAt.toISOString(),
  }))
}

/** Restores an earlier version as a new version, checked like any push. */
export async function restoreVersion(
  store: Store,
  check: CheckDocuments,
  { code, version, author }: { code: string; version: number; author: string },
): Promise<PushOutcome | undefined> {
  const found = await findVersion(store, code, version)
  if (!found) return undefined
  return pushConfiguration(store, check, {
    documents: found.documents,
    base: 'current',
    author,
    note: fill(words.restored, { version }),
    operation: 'configRestore',
  })
}
