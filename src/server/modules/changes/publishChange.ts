import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { enqueue } from '#server/base/repositories/outbox.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { Product } from '#server/modules/configuration/product/checkedProduct.ts'
import {
  configurationHash,
  publishDocuments,
} from '#server/modules/configuration/versions/publishDocuments.ts'
import { reserveNames } from '#server/modules/configuration/versions/reserveNames.ts'
import { PUBLISH_CHANGE } from '#server/store/jobKinds.ts'
import type { Tx } from '#server/store/store.ts'
import { changedBases } from './changedBases.ts'
import type { LiveParts } from './changeParts.ts'
import { requireAlive } from './changeSet.ts'
import { requirePublishing } from './documentRights.ts'
import { type Accepted, heldBy } from './heldBy.ts'
import { changedFrom, goingLive, readSides } from './rebaseChange.ts'
import { type ReportParts, reportOf } from './reportChange.ts'
import { type ConfigChange, updateChange } from './repositories/configChanges.ts'
import { needsTwoPersons, requireSecondPerson } from './twoPersons.ts'

type Publish = Call<'changePublish', 'org' | 'subject' | 'now', ReportParts & LiveParts>

/**
 * Publishes a change set as the next version, now or at the time `at`. The documents are checked again here; they and
 * the live version must be those for which the publisher saw the report.
 * @throws BadRequest without a note or for a time that is past; Forbidden without the right to publish all changed
 *   documents; Conflict when the change set or the live version has changed since the report, when the publisher is not
 *   a required second person, when a host belongs to another organisation, and as `requirePublishable`
 */
export async function publishChange(request: Publish): Promise<Schema<'Published'>> {
  const { input, org, subject, now, parts } = request
  const { id: accountId, realName } = requireAccount(subject)
  requireNote(input.note)
  if (input.at !== undefined && new Date(input.at) <= now)
    throw new Refusal(RefusalCode.BadRequest, 'publishPast')
  const sides = await parts.store.tx(org.orgId, (tx) => readSides(tx, input.id))
  requirePublishing(subject, goingLive(sides.theirs, sides))
  if (sides.liveVersion !== input.live) throw moved(sides.liveVersion)
  requireSeen(input.revision, sides.mine, 'publishEdited')
  const checked = { live: sides.theirs, draft: sides.mine, bases: sides.bases }
  const report = { ...(await reportOf(parts, org.orgId, checked)), ...atOf(sides.liveVersion) }
  requirePublishable(report, input)
  await reserveNames(parts.store, org.orgId, checked.draft)
  const published = await parts.store.tx(org.orgId, async (tx) => {
    const change = await requireAlive(tx, input.id)
    if (needsTwoPersons(checked.live)) requireSecondPerson(change, accountId)
    await requireAsChecked(tx, change, checked.draft)
    if (change.baseVersion !== input.live) throw moved(input.live)
    if (input.at !== undefined) return schedule(tx, change, { ...input, at: input.at, accountId })
    return publishNow(tx, change, {
      ...{ documents: checked.draft, report, note: input.note, live: input.live },
      ...{ accountId, author: realName, product: parts.pages.product() },
    })
  })
  parts.configuration.forget()
  return published
}

/** @throws BadRequest for an empty note */
export function requireNote(note: string): void {
  if (note.trim() === '') throw new Refusal(RefusalCode.BadRequest, 'publishNote')
}

/** @throws Conflict when the change set was edited since the caller saw the documents of this hash */
export function requireSeen(
  revision: string,
  draft: ConfigurationDocuments,
  refusal: 'publishEdited' | 'readyEdited',
): void {
  if (revision !== configurationHash(draft)) throw new Refusal(RefusalCode.Conflict, refusal)
}

const atOf = (liveVersion: number) => ({ liveVersion, isBehind: false })

/** The refusal for a live version that is no longer the one shown to the caller. */
export const moved = (version: number): Refusal =>
  new Refusal(RefusalCode.Conflict, 'changeMoved', { version })

/**
 * @throws Conflict with errors, with a failed scenario, without any change, and where lost data or a form that does not
 * work as configured was not accepted
 */
export function requirePublishable(
  report: Pick<
    Schema<'ChangeReport'>,
    'errors' | 'changes' | 'isLoss' | 'proofErrors' | 'failedTests'
  >,
  accepted: Accepted,
): void {
  const { errors, changes, proofErrors, failedTests } = report
  if (errors > 0) throw new Refusal(RefusalCode.Conflict, 'publishErrors', { count: errors })
  if (changes.length === 0) throw new Refusal(RefusalCode.Conflict, 'publishSame')
  const held = heldBy(report, accepted)
  const count = held === 'tests' ? failedTests : proofErrors
  if (held) throw new Refusal(RefusalCode.Conflict, REFUSALS[held], { count })
}

const REFUSALS = { tests: 'publishTests', proofs: 'publishProofs', loss: 'publishLoss' } as const

/** @throws Conflict when the change set was edited while it was checked */
async function requireAsChecked(
  tx: Tx,
  { id }: ConfigChange,
  checked: ConfigurationDocuments,
): Promise<void> {
  const { mine } = await readSides(tx, id)
  if (changedFrom(mine, checked).length > 0) throw new Refusal(RefusalCode.Conflict, 'conflict')
}

async function schedule(
  tx: Tx,
  { id }: ConfigChange,
  { at, note, accountId }: { at: string; note: string; accountId: string },
): Promise<Schema<'Published'>> {
  const publishAt = new Date(at)
  await enqueue(tx, { kind: PUBLISH_CHANGE, payload: { id }, runAt: publishAt })
  const scheduled = { status: 'scheduled', note, publishAt, publishBy: accountId } as const
  await updateChange(tx, id, { ...scheduled, remark: null })
  return { publishAt: publishAt.toISOString() }
}

export interface Publication {
  documents: ConfigurationDocuments
  report: Schema<'ChangeReport'>
  note: string
  /** The version that must still be live. */
  live: number
  accountId: string
  author: string
  /** The product whose texts new overrides are based on. */
  product: Product
}

/**
 * Makes a checked change set the live version, and marks it as published.
 * @throws Conflict when another version than `live` is live, or when the documents are the same as the live ones
 */
export async function publishNow(
  tx: Tx,
  { id }: ConfigChange,
  { live, accountId, ...publication }: Publication,
): Promise<Schema<'Published'>> {
  const outcome = await publishDocuments(tx, {
    ...publication,
    ...{ base: live, accountId, changeId: id, bases: await changedBases(tx, id) },
  })
  if (outcome.kind === 'moved') throw moved(outcome.current.version)
  if (outcome.kind === 'same') throw new Refusal(RefusalCode.Conflict, 'publishSame')
  const { version } = outcome
  await updateChange(tx, id, {
    ...{ status: 'published', version, note: publication.note },
    ...{ publishAt: null, publishBy: accountId, remark: null },
  })
  tx.note({ detail: { version } })
  return { id: String(version), version }
}
