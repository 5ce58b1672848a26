import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { ownValue } from '#contract/record.ts'
import { inverseOf } from '#domain/edits/edit.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { contentHashOf, findBlob } from '#server/modules/configuration/repositories/configBlobs.ts'
import type { Tx } from '#server/store/store.ts'
import type { ChangeParts } from './changeParts.ts'
import { baseDocuments, requireOpen } from './changeSet.ts'
import { requireEditing } from './documentRights.ts'
import { reversibleSteps } from './readChangeSet.ts'
import { type ChangeStep, findRedo, findUndo, markStep } from './repositories/configChangeSteps.ts'
import { type DraftText, draftText, writeDraft } from './writeDocument.ts'

type TakeBack = Call<'changeUndo', 'org' | 'subject', ChangeParts>

/**
 * Undoes the caller's last step, or redoes the one undone last (`isRedo`). Later steps of others on other places stay.
 * @throws NotFound for an unknown id; Conflict unless the change set is open, without such a step, and when somebody
 *   has changed the same place since or saves a step at this moment, in which case the step stays; Forbidden without the
 *   right to the document
 */
export async function takeBack(request: TakeBack): Promise<Schema<'TakenBack'>> {
  const { input, org, subject, parts } = request
  const { id: accountId } = requireAccount(subject)
  const found = await read(request, accountId)
  const content = await textWithout(request, found)
  return parts.store.tx(org.orgId, async (tx) => {
    const change = await requireOpen(tx, input.id)
    const { step, base, from } = found
    const { path } = step
    requireEditing(subject, path)
    const baseHash = baseOf(request, found)
    const next = { path, from, content, base: ownValue(base, path), baseHash }
    const rev = await writeDraft(tx, change, next)
    if (rev === undefined) throw undoConflict(step)
    await markStep(tx, step, !input.isRedo)
    const steps = await reversibleSteps(tx, input.id, accountId)
    return { path, label: step.label, ...steps }
  })
}

interface Found {
  step: ChangeStep
  base: ConfigurationDocuments
  from: DraftText
  /** Content that the document gets when the step replaced it as a whole. */
  content: string | null
}

async function read({ input, org, parts }: TakeBack, accountId: string): Promise<Found> {
  const live = await parts.configuration.of(org.orgId)
  return parts.store.tx(org.orgId, async (tx) => {
    const change = await requireOpen(tx, input.id)
    const find = input.isRedo ? findRedo : findUndo
    const step = await find(tx, change.id, accountId)
    if (!step) throw new Refusal(RefusalCode.Conflict, input.isRedo ? 'redoNothing' : 'undoNothing')
    const base = await baseDocuments(tx, change, live)
    const from = await draftText(tx, change, step.path, ownValue(base, step.path))
    const wanted = input.isRedo ? step.afterHash : step.beforeHash
    return { step, base, from, content: await blobOf(tx, wanted) }
  })
}

const blobOf = async (tx: Tx, hash: string | null): Promise<string | null> =>
  hash === null ? null : ((await findBlob(tx, hash)) ?? null)

async function textWithout(
  { input, parts }: TakeBack,
  { step, base, from, content }: Found,
): Promise<string | null> {
  const { path, edits } = step
  if (!edits) {
    const present = input.isRedo ? step.beforeHash : step.afterHash
    if (contentHashOf(from.content) !== present) throw undoConflict(step)
    return content
  }
  if (from.content === null) throw undoConflict(step)
  const edited = await parts.changes.edit({
    ...{ path, text: from.content },
    edits: input.isRedo ? edits : inverseOf(edits),
    base: ownValue(base, path),
    memberTypes: ownValue(base, 'memberTypes.json'),
  })
  if (edited.kind !== 'edited') throw undoConflict(step)
  return edited.text
}

/** Hash of the override's base text afterwards; a step of edits does not change it. */
function baseOf({ input }: TakeBack, { step, from }: Found): string | null {
  if (step.edits) return from.baseHash
  return input.isRedo ? step.afterBase : step.beforeBase
}

const undoConflict = ({ label }: ChangeStep): Refusal =>
  new Refusal(RefusalCode.Conflict, 'undoConflict', { label })
