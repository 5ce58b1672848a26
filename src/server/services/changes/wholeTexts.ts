import { contentHashOf, putBlobs } from '../../store/repositories/configBlobs.ts'
import type { ChangeStep } from '../../store/repositories/configChangeSteps.ts'
import type { Tx } from '../../store/store.ts'
import type { DraftText } from './writeDocument.ts'

type Texts = Pick<ChangeStep, 'beforeHash' | 'afterHash' | 'beforeBase' | 'afterBase'>

/** A step of edits is taken back by their inverse. */
export const NO_TEXTS: Texts = {
  ...{ beforeHash: null, afterHash: null },
  ...{ beforeBase: null, afterBase: null },
}

/** What a step needs that replaces a document, to be taken back and done again; stores both texts. */
export async function wholeTexts(
  tx: Tx,
  from: Omit<DraftText, 'rev'>,
  to: Omit<DraftText, 'rev'>,
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
