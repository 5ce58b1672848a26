import { createHash } from 'node:crypto'
import type { Schema } from '#contract/calls.ts'
import type { OrganisationShape } from '#contract/configuration.gen.ts'
import { ownValue } from '#contract/record.ts'
import { canonicalJson } from '#domain/json/canonicalJson.ts'
import { putHosts } from '#server/store/shards/organisations.ts'
import type { Tx } from '#server/store/store.ts'
import type { ConfigurationDocuments } from '../documents/orgConfiguration.ts'
import { basesOf, hasOverrides } from '../documents/overrideBases.ts'
import { sameDocuments } from '../documents/sameDocument.ts'
import type { Product } from '../product/checkedProduct.ts'
import { type Bases, listBases } from '../repositories/configBases.ts'
import { putVerdict } from '../repositories/configVerdicts.ts'
import {
  type ConfigVersionHead,
  findCurrentConfig,
  lockOrganisation,
  pushConfig,
} from '../repositories/configVersions.ts'

export interface PublishedDocuments {
  documents: ConfigurationDocuments
  /**
   * The version that the documents were made from, 0 for none: publishing is refused if another version is live.
   * `current` publishes over any version, for callers whose documents are authoritative.
   */
  base: number | 'current'
  author: string
  note: string
  /** The member of staff who publishes; null at a command line. */
  accountId: string | null
  changeId?: string
  report?: Schema<'ChangeReport'>
  /** The product whose texts new overrides are based on. */
  product: Product
  /** Hashes, by path, of the product texts of overrides that do not keep the base of the previous version. */
  bases?: Bases
}

export type PublishOutcome =
  /** Nothing changed: another version than `base` is live. */
  | { kind: 'moved'; current: ConfigVersionHead }
  /** Nothing changed: the documents and the bases of their overrides equal the current ones. */
  | { kind: 'same'; version: number }
  | { kind: 'pushed'; version: number }

export const configurationHash = (documents: ConfigurationDocuments): string =>
  createHash('sha256').update(canonicalJson(documents)).digest('hex')

/**
 * Makes checked documents an organisation's current version. They must have no errors, so that all of their overrides
 * fit.
 * @throws Conflict when a host belongs to another organisation
 */
export async function publishDocuments(
  tx: Tx,
  { base, product, bases: given = {}, ...published }: PublishedDocuments,
): Promise<PublishOutcome> {
  const { documents } = published
  await lockOrganisation(tx)
  const hash = configurationHash(documents)
  const current = await findCurrentConfig(tx)
  const before = current ? await listBases(tx, current.version) : {}
  if (current && isSame({ documents, hash, given }, { ...current, before }))
    return { kind: 'same', version: current.version }
  if (current && base !== 'current' && base !== current.version) return { kind: 'moved', current }
  const { hosts } = JSON.parse(documents['organisation.json'] ?? '') as OrganisationShape
  await putHosts(tx, tx.orgId, hosts)
  const bases = await basesOf(tx, documents, { product, given, carried: before })
  const version = await pushConfig(tx, {
    ...published,
    ...{ hash, bases },
    baseVersion: current?.version ?? null,
  })
  if (product.build && hasOverrides(documents))
    await putVerdict(tx, version, product.build, { dropped: [], findings: [] })
  return { kind: 'pushed', version }
}

const isSame = (
  { documents, hash, given }: { documents: ConfigurationDocuments; hash: string; given: Bases },
  current: { documents: ConfigurationDocuments; hash: string; before: Bases },
): boolean =>
  (current.hash === hash || sameDocuments(documents, current.documents)) &&
  Object.entries(given).every(([path, base]) => ownValue(current.before, path) === base)
