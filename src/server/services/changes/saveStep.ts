import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import { Refusal } from '../../messages/refusal.ts'
import words from '../../messages/studio.json' with { type: 'json' }
import { findStep, insertStep } from '../../store/repositories/configChangeSteps.ts'
import type { Tx } from '../../store/store.ts'
import { requireAccount } from '../authorize.ts'
import type { Call } from '../call.ts'
import { limitFinding } from '../configuration/limitFinding.ts'
import type { ConfigurationDocuments } from '../configuration/orgConfiguration.ts'
import { putBase } from '../configuration/overrideBases.ts'
import { baseDocuments, requireOpen, requirePath } from './changeSet.ts'
import type { Edited } from './changeThread.ts'
import { requireEditing } from './documentRights.ts'
import { type TakeParts, takeIntoChange } from './pictures/takeIntoChange.ts'
import { heldSeats, seatOf } from './seats.ts'
import { NO_TEXTS, wholeTexts } from './wholeTexts.ts'
import { documentNamer } from './wording/documentTitle.ts'
import { type DraftText, draftText, writeDraft } from './writeDocument.ts'

type Save = Call<'changeStep', 'org' | 'subject', TakeParts>

/** How often a step is tried again because another was saved while it was applied. */
const TRIES = 5

/**
 * Saves a step: edits of a document's text, or a whole content for another. Steps on other places of the same document
 * are no conflict. A step sent again is done once. Pictures of other sites that it brings are taken over. Whose seat it is
 * now is answered, too: who was taken over learns it with the first thing that is saved.
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
    await requireOpen(tx, input.id)
    const baseHash = await baseAfter(tx, request, step, from)
    const next = { from, content, base: ownValue(base, path), baseHash }
    const rev = await writeDraft(tx, { changeId, path }, next)
    if (rev === undefined) return undefined
    await insertStep(tx, await rowOf(tx, request, step, { from, baseHash }))
    const { id: accountId } = requireAccount(request.subject)
    const seat = seatOf(await heldSeats(tx, changeId), path, accountId)
    return { rev, baseHash, seat }
  })
  if (!saved) return undefined
  const { rev, baseHash, seat } = saved
  const taken = await takeIntoChange(request, {
    ...{ changeId, stepId, path, base, before: from.content ?? '' },
    from: { content, rev, baseHash },
  })
  return { ...(taken ?? { ...answerOf({ content, rev }, input.rev, from.rev), undo: label }), seat }
}

async function read({ input, org, parts }: Save): Promise<Found> {
  const live = await parts.configuration.of(org.orgId)
  return parts.store.tx(org.orgId, async (tx) => {
    const change = await requireOpen(tx, input.id)
    const base = await baseDocuments(tx, change, live)
    const place = { changeId: change.id, path: input.path }
    return {
      base,
      from: await draftText(tx, place, ownValue(base, input.path)),
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
 * A limit is told at the step, not by a report that takes a minute.
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

/** A new override is made from the product's present text; any other step leaves what it is made from. */
const baseAfter = async (
  tx: Tx,
  { input, parts }: Save,
  { content }: Step,
  from: DraftText,
): Promise<string | null> =>
  from.content === null && content !== null
    ? putBase(tx, parts.pages.product(), input.path)
    : from.baseHash

async function rowOf(
  tx: Tx,
  { input, subject }: Save,
  { content, label, edits }: Step,
  { from, baseHash }: { from: DraftText; baseHash: string | null },
) {
  const { id: accountId } = requireAccount(subject)
  const { id: changeId, stepId, path } = input
  const place = { changeId, stepId, path, accountId, label, edits }
  return { ...place, ...(edits ? NO_TEXTS : await wholeTexts(tx, from, { content, baseHash })) }
}

/** The text goes along when the caller's edits were made on an older one. */
function answerOf(
  { content, rev }: Pick<DraftText, 'content' | 'rev'>,
  callersRev: number,
  appliedTo: number,
): Schema<'SavedStep'> {
  return { rev, ...(callersRev !== appliedTo && content !== null && { content }) }
}
