import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { ownValue } from '#contract/record.ts'
import type { Call } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { Bases } from '#server/modules/configuration/repositories/configBases.ts'
import {
  type ChangeDocument,
  type ChangedDocument,
  deleteChangeDocuments,
  listChangeDocuments,
  putChangeDocument,
} from '#server/modules/configuration/repositories/configChangeDocuments.ts'
import { findCurrentConfig } from '#server/modules/configuration/repositories/configVersions.ts'
import type { Tx } from '#server/store/store.ts'
import { changedBases } from './changedBases.ts'
import type { ChangeParts } from './changeParts.ts'
import { baseDocuments, draftDocuments, requireAlive, requireOpen } from './changeSet.ts'
import type { MergedChange } from './changeThread.ts'
import { requireEditingAll } from './documentRights.ts'
import { type ConfigChange, updateChange } from './repositories/configChanges.ts'

/**
 * Merges the live version into a change set. While there are conflicts they are returned and nothing changes, until the
 * caller has decided each: those named in `theirs` for the live version, the others for the change set. A decision
 * applies only to the live version that it was made on, and to documents that the caller may change. A change set that
 * was sent is what its sender vouches for, and a scheduled one is merged by its job: neither is merged by hand.
 * @throws NotFound for an unknown id, Conflict unless its status is `open`, or when somebody edited or published
 *   meanwhile, Forbidden to decide on a document that the caller may not change
 */
export async function rebaseChange({
  input,
  org,
  subject,
  parts,
}: Call<'changeRebase', 'org' | 'subject', ChangeParts>): Promise<Schema<'Rebased'>> {
  const found = await parts.store.tx(org.orgId, async (tx) => {
    await requireOpen(tx, input.id)
    return readSides(tx, input.id)
  })
  const { liveVersion, ...sides } = found
  const merged = await parts.changes.merge({ ...sides, decided: input.theirs ?? [] })
  const isSeen = input.live === liveVersion && input.isDecided === true
  if (merged.conflicts.length > 0 && !isSeen) return { liveVersion, conflicts: merged.conflicts }
  requireEditingAll(subject, merged.conflicts)
  await parts.store.tx(org.orgId, async (tx) => {
    await requireOpen(tx, input.id)
    await requireUnchanged(tx, input.id, found)
    await writeMerged(tx, input.id, found, merged)
  })
  return { liveVersion, conflicts: [] }
}

/** A change set beside what it was made from and what is live. */
export interface Sides {
  base: ConfigurationDocuments
  mine: ConfigurationDocuments
  theirs: ConfigurationDocuments
  liveVersion: number
  /** Hashes, by path, of the product texts on which overrides are based, as `changedBases` reads them. */
  bases: Bases
}

/**
 * Reads the three sides of a merge; the live one from the database, because a process's copy may be a second old.
 * @throws NotFound for an unknown id, Conflict for an ended change set
 */
export async function readSides(tx: Tx, id: string): Promise<Sides> {
  const change = await requireAlive(tx, id)
  const live = await requireLive(tx)
  const base = await baseDocuments(tx, change, live)
  const mine = draftDocuments(base, await listChangeDocuments(tx, id))
  return {
    base,
    mine,
    theirs: live.documents,
    liveVersion: live.version,
    bases: await changedBases(tx, id),
  }
}

/** @throws NotFound for an organisation without a configuration */
export async function requireLive(tx: Tx) {
  const live = await findCurrentConfig(tx)
  if (!live) throw new Refusal(RefusalCode.NotFound, 'orgUnknown')
  return live
}

/** Writes a merge; in a transaction that has found its sides unchanged (`requireUnchanged`). */
export async function writeMerged(
  tx: Tx,
  id: string,
  sides: Sides,
  merged: MergedChange,
): Promise<ConfigChange> {
  const rows = new Map((await listChangeDocuments(tx, id)).map((row) => [row.path, row]))
  await deleteChangeDocuments(tx, id)
  for (const { path, content } of mergedRows(sides.theirs, merged.documents, rows)) {
    const { rev = 0, baseHash = null } = rows.get(path) ?? {}
    await putChangeDocument(tx, { changeId: id, path, content, rev: rev + 1, baseHash })
  }
  await updateChange(tx, id, { baseVersion: sides.liveVersion })
  return requireAlive(tx, id)
}

/** @throws Conflict when the change set or the live version has changed since its sides were read */
export async function requireUnchanged(tx: Tx, id: string, sides: Sides): Promise<void> {
  const now = await readSides(tx, id)
  const isSame = now.liveVersion === sides.liveVersion && sameTexts(now.mine, sides.mine)
  if (!isSame) throw new Refusal(RefusalCode.Conflict, 'conflict')
}

/**
 * Documents to store: those that differ from the live version, and overrides with the live text but another base text.
 */
function mergedRows(
  live: ConfigurationDocuments,
  merged: ConfigurationDocuments,
  rows: ReadonlyMap<string, ChangeDocument>,
): ChangedDocument[] {
  const changed = changedFrom(live, merged)
  const paths = new Set(changed.map(({ path }) => path))
  const rebased = [...rows.values()].flatMap(({ path, baseHash }) => {
    const content = ownValue(merged, path)
    const isRebased = baseHash !== null && content !== undefined && !paths.has(path)
    return isRebased ? [{ path, content }] : []
  })
  return [...changed, ...rebased]
}

/**
 * Returns the documents that a change set has to store to turn `before` into `after`; `content` is null for removed
 * ones.
 */
export function changedFrom(
  before: ConfigurationDocuments,
  after: ConfigurationDocuments,
): ChangedDocument[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return paths.flatMap((path) => {
    const content = ownValue(after, path) ?? null
    return content === (ownValue(before, path) ?? null) ? [] : [{ path, content }]
  })
}

/** Returns what a change set would put in the place of these documents, with the overrides that get another base. */
export const goingLive = (
  before: ConfigurationDocuments,
  { mine, bases }: Pick<Sides, 'mine' | 'bases'>,
): ChangedDocument[] => [
  ...changedFrom(before, mine),
  ...Object.keys(bases).map((path) => ({ path, content: ownValue(mine, path) ?? null })),
]

const sameTexts = (one: ConfigurationDocuments, other: ConfigurationDocuments): boolean =>
  changedFrom(one, other).length === 0
