import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import { limitFinding } from '#server/modules/configuration/checks/limitFinding.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { putBase } from '#server/modules/configuration/documents/overrideBases.ts'
import type { Tx } from '#server/store/store.ts'
import { baseDocuments, requireOpen, requirePath } from './changeSet.ts'
import type { Edited } from './changeThread.ts'
import { requireEditing } from './documentRights.ts'
import { type TakeParts, takeIntoChange } from './pictures/takeIntoChange.ts'
import { findStep, insertStep } from './repositories/configChangeSteps.ts'
import { heldSeats, seatOf } from './seats.ts'
import { insertWholeStep, NO_TEXTS } from './wholeStep.ts'
import { documentNamer } from './wording/documentTitle.ts'
import { type DraftText, draftText, writeDraft } from './writeDocument.ts'

type Save = Call<'changeStep', 'org' | 'subject', TakeParts>

/** Attempts per step; an attempt fails when another step is saved while this one is applied. */
const TRIES = 5

/**
 * Saves a step: edits of a document's text, or the replacement or removal of a whole document. Steps on other places of
 * the same document do not conflict. A step that is sent again is applied once. Pictures that it brings from other
 * sites are imported. The answer names the holder of the seat, so that an editor whose seat was taken over learns it
 * with the next step.
 * @throws BadRequest for a path of no configuration document, malformed edits or a text beyond a limit; Forbidden
 *   without the right to the document; NotFound for an unknown change set or document; Conflict for a change set that
 *   is not open, or when the replaced place has changed; Unavailable when every attempt fails
 */
export async function saveStep(request: Save): Promise<Schema<'SavedStep'>> {
  requirePath(request.input.path)
  requireEditing(request.subject, request.input.path)
  for (let tries = 0; tries < TRIES; tries += 1) {
    const saved = await trySave(request)
    if (saved) return saved
  }
  throw new Refusal(RefusalCode.Unavailable, 'busy')
}

interface Found {
  base: ConfigurationDocuments
  from: DraftText
  isDone: boolean
}

async function trySave(request: Save): Promise<Schema<'SavedStep'> | undefined> {
  const { input, org, parts } = request
  const found = await read(request)
  if (found.isDone) return answerOf(found.from, input.rev, found.from.rev)
  const step = await stepOf(request, found)
  const { path, id: changeId, stepId } = input
  const { base, from } = found
  const { content, label } = step
  const saved = await parts.store.tx(org.orgId, async (tx) => {
    const change = await requireOpen(tx, input.id)
    const baseHash = await baseAfter(tx, request, step, from)
    const next = { path, from, content, base: ownValue(base, path), baseHash }
    const rev = await writeDraft(tx, change, next)
    if (rev === undefined) return undefined
    await enterStep(tx, request, step, { from, baseHash })
    const { id: accountId } = requireAccount(request.subject)
    const seat = seatOf(await heldSeats(tx, changeId), path, accountId)
    return { rev, baseHash, seat }
  })
  if (!saved) return undefined
  const { rev, baseHash, seat } = saved
  const taken = await takeIntoChange(request, {
    ...{ changeId, stepId, path, base, before: from.content ?? '' },
    from: { ...from, content, rev, baseHash },
  })
  return { ...(taken ?? { ...answerOf({ content, rev }, input.rev, from.rev), undo: label }), seat }
}

async function read({ input, org, parts }: Save): Promise<Found> {
  const live = await parts.configuration.of(org.orgId)
  return parts.store.tx(org.orgId, async (tx) => {
    const change = await requireOpen(tx, input.id)
    const base = await baseDocuments(tx, change, live)
    return {
      base,
      from: await draftText(tx, change, input.path, ownValue(base, input.path)),
      isDone: (await findStep(tx, change.id, input.stepId)) !== undefined,
    }
  })
}

interface Step {
  content: string | null
  label: string
  edits: (Edited & { kind: 'edited' })['edits'] | null
}

async function stepOf({ input, parts }: Save, { base, from }: Found): Promise<Step> {
  if (input.edits === undefined) return wholeStep(input, base, from)
  const text = from.content
  if (text === null)
    throw new Refusal(RefusalCode.NotFound, 'documentMissing', { path: input.path })
  const { path, edits } = input
  requireWithinLimits(path, edits)
  const edited = await parts.changes.edit({
    ...{ path, text, edits },
    base: ownValue(base, path),
    memberTypes: ownValue(base, 'memberTypes.json'),
  })
  if (edited.kind === 'invalid') throw new Refusal(RefusalCode.BadRequest, 'stepInvalid')
  requireWithinLimits(path, edited.kind === 'edited' ? edited.text : '')
  if (edited.kind === 'conflict')
    throw new Refusal(RefusalCode.Conflict, 'stepConflict', { place: edited.place })
  return { content: edited.text, label: edited.label, edits: edited.edits }
}

/**
 * Checks the limits of a text at the step, because a report on it may take a minute.
 * @throws BadRequest for a text, of a document or of edits, that is beyond one
 */
function requireWithinLimits(path: string, text: string): void {
  const beyond = limitFinding(path, text)
  if (beyond)
    throw new Refusal(RefusalCode.BadRequest, 'documentLimit', { sentence: beyond.message })
}

function wholeStep(
  { path, rev, content, isRemoved }: Save['input'],
  base: ConfigurationDocuments,
  from: DraftText,
): Step {
  const { title } = documentNamer(base)(path)
  if ((content === undefined) !== (isRemoved === true))
    throw new Refusal(RefusalCode.BadRequest, 'stepInvalid')
  if (rev !== from.rev) throw new Refusal(RefusalCode.Conflict, 'stepConflict', { place: title })
  requireWithinLimits(path, content ?? '')
  const what = isRemoved ? 'deleted' : from.content === null ? 'created' : 'replaced'
  return { content: content ?? null, label: fill(words.changes[what], { title }), edits: null }
}

/**
 * Hash of the base text after a step: a new override is based on the product's current text, other steps keep the base.
 */
const baseAfter = async (
  tx: Tx,
  { input, parts }: Save,
  { content }: Step,
  from: DraftText,
): Promise<string | null> =>
  from.content === null && content !== null
    ? putBase(tx, parts.pages.product(), input.path)
    : from.baseHash

async function enterStep(
  tx: Tx,
  { input, subject }: Save,
  { content, label, edits }: Step,
  { from, baseHash }: { from: DraftText; baseHash: string | null },
): Promise<void> {
  const { id: accountId } = requireAccount(subject)
  const { id: changeId, stepId, path } = input
  const entered = { changeId, stepId, path, accountId, label }
  if (edits) await insertStep(tx, { ...entered, edits, ...NO_TEXTS })
  else await insertWholeStep(tx, entered, from, { content, baseHash })
}

/** Answer to a saved step, with the whole text if the caller's edits were made on an older revision. */
function answerOf(
  { content, rev }: Pick<DraftText, 'content' | 'rev'>,
  callersRev: number,
  appliedTo: number,
): Schema<'SavedStep'> {
  return { rev, ...(callersRev !== appliedTo && content !== null && { content }) }
}
