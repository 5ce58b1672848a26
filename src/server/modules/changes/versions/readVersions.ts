import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { Call } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import {
  type ConfigVersion,
  findConfigVersion,
  findCurrentConfig,
  findVersionReport,
} from '#server/modules/configuration/repositories/configVersions.ts'
import type { Tx } from '#server/store/store.ts'
import type { ChangeParts } from '../changeParts.ts'
import { documentRows } from '../readChangeSet.ts'
import { changedFrom } from '../rebaseChange.ts'
import { documentNamer } from '../wording/documentTitle.ts'
import { versionRow } from './versionRows.ts'

/**
 * Returns a version with its documents, marking those that differ from the live ones, and the report on which it was
 * published.
 * @throws NotFound for a number that no version has
 */
export async function readVersion({
  input,
  org,
  parts,
}: Call<'versionRead', 'org', ChangeParts>): Promise<Schema<'Version'>> {
  return parts.store.tx(org.orgId, async (tx) => {
    const found = await requireVersion(tx, input.version)
    const live = await findCurrentConfig(tx)
    const liveDocuments = live?.documents ?? {}
    const report = await findVersionReport(tx, input.version)
    return {
      version: await versionRow(tx, found, live?.version),
      documents: documentRows(liveDocuments, changedFrom(liveDocuments, found.documents), {
        seats: [],
        nameOf: documentNamer(found.documents),
      }),
      ...(report && { report }),
    }
  })
}

/**
 * Describes the changes between two versions in sentences.
 * @throws NotFound for a number that no version has
 */
export async function compareVersions({
  input,
  org,
  parts,
}: Call<'versionCompare', 'org', ChangeParts>): Promise<Schema<'ReportChange'>[]> {
  const [before, after] = await parts.store.tx(org.orgId, async (tx) => [
    await requireVersion(tx, input.from),
    await requireVersion(tx, input.to),
  ])
  return parts.changes.describe({
    before: before?.documents ?? {},
    after: after?.documents ?? {},
  })
}

/** @throws NotFound for a number that no version has */
export async function requireVersion(tx: Tx, version: number): Promise<ConfigVersion> {
  const found = await findConfigVersion(tx, version)
  if (!found) throw new Refusal(RefusalCode.NotFound, 'versionUnknown', { version })
  return found
}
