import { contentHashOf, putBlobs } from '../../store/repositories/configBlobs.ts'
import type { ChangeStep } from '../../store/repositories/configChangeSteps.ts'
import type { Tx } from '../../store/store.ts'
import type { DraftText } from './writeDocument.ts'

type Texts = Pick<ChangeStep, 'beforeHash' | 'afterHash' | 'beforeBase' | 'afterBase'>

/** Values of a step of edits, which needs no stored texts: it is undone by the inverse edits. */
export const NO_TEXTS: Texts = {
  ...{ beforeHash: null, afterHash: null },
  ...{ beforeBase: null, afterBase: null },
}

/** Stores both texts of a step that replaces a document, and returns the hashes by which it is undone and redone. */
export async function wholeTexts(
  tx: Tx,
  from: Pick<DraftText, 'content' | 'baseHash'>,
  to: Pick<DraftText, 'content' | 'baseHash'>,
): Promise<Texts> {
  const texts = [from.content, to.content].flatMap((text) => (text === null ? [] : [text]))
  await putBlobs(tx, Object.fromEntries(texts.map((text, index) => [`${index}`, text])))
  return {
    beforeHash: contentHashOf(from.content),
    afterHash: contentHashOf(to.content),
    beforeBase: from.baseHash,
    afterBase: to.baseHash,
  }
}
