import type { Schema } from '#contract/calls.ts'
import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { CallContext } from '#server/base/call.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import { isAsset } from '#server/modules/configuration/documents/documents.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { Outgoing } from '#server/providers/outgoing/outgoing.ts'
import type { Tx } from '#server/store/store.ts'
import type { ChangeParts } from '../changeParts.ts'
import { requireOpen } from '../changeSet.ts'
import type { ConfigChange } from '../repositories/configChanges.ts'
import { insertWholeStep } from '../wholeStep.ts'
import { type DraftText, draftText, writeDraft } from '../writeDocument.ts'
import { type TakenPictures, takePictures } from './takePictures.ts'

export type TakeParts = ChangeParts & { outgoing: Outgoing }

/** A document that a step has just written. */
export interface Written {
  changeId: string
  stepId: string
  path: string
  base: ConfigurationDocuments
  /** Text of the document before the step. */
  before: string
  from: DraftText
}

/**
 * Imports the pictures that a step brought from other sites into the change set, as a separate step that can be undone
 * by itself. Imports nothing if the document has been written since.
 */
export async function takeIntoChange(
  { org, subject, parts }: CallContext<'org' | 'subject', TakeParts>,
  written: Written,
): Promise<Schema<'SavedStep'> | undefined> {
  const { path, before, from } = written
  if (isAsset(path) || from.content === null) return undefined
  const taken = await takePictures(from.content, before, parts.outgoing)
  if (!taken) return undefined
  const { id: accountId } = requireAccount(subject)
  return parts.store.tx(org.orgId, async (tx) => {
    const change = await requireOpen(tx, written.changeId)
    return write(tx, change, { written, taken, accountId })
  })
}

async function write(
  tx: Tx,
  change: ConfigChange,
  { written, taken, accountId }: { written: Written; taken: TakenPictures; accountId: string },
): Promise<Schema<'SavedStep'> | undefined> {
  const { changeId, stepId, path, base, from } = written
  const { text, files } = taken
  const { baseHash } = from
  const rev = await writeDraft(tx, change, {
    ...{ path, from, content: text },
    base: ownValue(base, path),
  })
  if (rev === undefined) return undefined
  for (const [file, content] of Object.entries(files)) {
    const published = ownValue(base, file)
    const known = await draftText(tx, change, file, published)
    if (known.content !== content)
      await writeDraft(tx, change, { path: file, from: known, content, base: published })
  }
  const label = fill(words.picturesTaken, { count: Object.keys(files).length })
  const step = { changeId, stepId: `${stepId}-pictures`, path, accountId, label }
  await insertWholeStep(tx, step, from, { content: text, baseHash })
  return { rev, content: text, undo: label }
}
