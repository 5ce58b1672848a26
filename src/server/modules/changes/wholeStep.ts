import { contentHashOf, putBlobs } from '#server/modules/configuration/repositories/configBlobs.ts'
import type { Tx } from '#server/store/store.ts'
import { type ChangeStep, insertStep } from './repositories/configChangeSteps.ts'
import type { DraftText } from './writeDocument.ts'

type Texts = Pick<ChangeStep, 'beforeHash' | 'afterHash' | 'beforeBase' | 'afterBase'>

/** Values of a step of edits, which needs no stored texts: it is undone by the inverse edits. */
export const NO_TEXTS: Texts = {
  ...{ beforeHash: null, afterHash: null },
  ...{ beforeBase: null, afterBase: null },
}

/** A text of a document, null where there is none, and the product's text that it is based on. */
type Text = Pick<DraftText, 'content' | 'baseHash'>

/**
 * Appends a step that creates, replaces or removes a whole document. Both texts are stored, by which it is undone and
 * redone; the caller has written the document and holds the change set's lock.
 */
export async function insertWholeStep(
  tx: Tx,
  step: Pick<ChangeStep, 'changeId' | 'stepId' | 'path' | 'accountId' | 'label'>,
  from: Text,
  to: Text,
): Promise<void> {
  await insertStep(tx, { ...step, edits: null, ...(await wholeTexts(tx, from, to)) })
}

async function wholeTexts(tx: Tx, from: Text, to: Text): Promise<Texts> {
  const texts = [from.content, to.content].flatMap((text) => (text === null ? [] : [text]))
  await putBlobs(tx, Object.fromEntries(texts.map((text, index) => [`${index}`, text])))
  return {
    beforeHash: contentHashOf(from.content),
    afterHash: contentHashOf(to.content),
    beforeBase: from.baseHash,
    afterBase: to.baseHash,
  }
}
