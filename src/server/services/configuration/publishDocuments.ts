import { createHash } from 'node:crypto'
import type { Schema } from '#contract/calls.ts'
import type { OrganisationShape } from '#contract/configuration.gen.ts'
import { canonicalJson } from '#domain/json/canonicalJson.ts'
import {
  type ConfigVersionHead,
  findCurrentConfig,
  lockOrganisation,
  pushConfig,
} from '../../store/repositories/configVersions.ts'
import { putHosts } from '../../store/repositories/organisations.ts'
import type { Tx } from '../../store/store.ts'
import type { ConfigurationDocuments } from './orgConfiguration.ts'
import { sameDocuments } from './sameDocument.ts'

export interface PublishedDocuments {
  documents: ConfigurationDocuments
  /**
   * The version that the documents were made from, 0 where there was none; any other is live: refused. `current` where
   * the caller's documents are the truth.
   */
  base: number | 'current'
  author: string
  note: string
  /** The member of staff who publishes; null at a command line. */
  accountId: string | null
  changeId?: string
  report?: Schema<'ChangeReport'>
}

export type PublishOutcome =
  /** Nothing changed: somebody published a version that the documents do not know. */
  | { kind: 'moved'; current: ConfigVersionHead }
  /** The documents equal the current ones. */
  | { kind: 'same'; version: number }
  | { kind: 'pushed'; version: number }

export const configurationHash = (documents: ConfigurationDocuments): string =>
  createHash('sha256').update(canonicalJson(documents)).digest('hex')

/**
 * Makes checked documents an organisation's current version.
 * @throws Conflict when a host belongs to another organisation
 */
export async function publishDocuments(
  tx: Tx,
  { base, ...published }: PublishedDocuments,
): Promise<PublishOutcome> {
  const { documents } = published
  await lockOrganisation(tx)
  const hash = configurationHash(documents)
  const current = await findCurrentConfig(tx)
  if (current && (current.hash === hash || sameDocuments(documents, current.documents)))
    return { kind: 'same', version: current.version }
  if (current && base !== 'current' && base !== current.version) return { kind: 'moved', current }
  const { hosts } = JSON.parse(documents['organisation.json'] ?? '') as OrganisationShape
  await putHosts(tx, tx.orgId, hosts)
  const version = await pushConfig(tx, {
    ...published,
    hash,
    baseVersion: current?.version ?? null,
  })
  return { kind: 'pushed', version }
}
