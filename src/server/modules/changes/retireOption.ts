import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { ownValue } from '#contract/record.ts'
import type { Call } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { publicId } from '#server/store/publicId.ts'
import { baseDocuments, requireOpen, requirePath } from './changeSet.ts'
import { requireEditing } from './documentRights.ts'
import type { TakeParts } from './pictures/takeIntoChange.ts'
import { saveStep } from './saveStep.ts'
import { type DraftText, draftText } from './writeDocument.ts'

type Retire = Call<'changeRetire', 'org' | 'subject', TakeParts>

/**
 * Restores an option that the change set removes, as retired: stored answers keep its name, and it is not offered any
 * more. One step, like an editor's.
 * @throws Forbidden without the right to the document, Conflict for an option that was not removed or whose list is
 *   gone, and as `saveStep`
 */
export async function retireOption(request: Retire): Promise<Schema<'SavedStep'>> {
  const { input, subject, parts } = request
  const { id, option } = input
  const { path, ...place } = option
  requirePath(path)
  requireEditing(subject, path)
  const { base, from } = await read(request)
  if (base === undefined || from.content === null) throw gone()
  const edits = await parts.changes.retire({ before: base, after: from.content, place })
  if (!edits) throw gone()
  const step = { id, path, stepId: publicId(), rev: from.rev, edits: JSON.stringify(edits) }
  return saveStep({ ...request, input: step })
}

async function read({
  input: { id, option },
  org,
  parts,
}: Retire): Promise<{ base: string | undefined; from: DraftText }> {
  const live = await parts.configuration.of(org.orgId)
  return parts.store.tx(org.orgId, async (tx) => {
    const change = await requireOpen(tx, id)
    const base = ownValue(await baseDocuments(tx, change, live), option.path)
    return { base, from: await draftText(tx, change, option.path, base) }
  })
}

const gone = (): Refusal => new Refusal(RefusalCode.Conflict, 'retireGone')
