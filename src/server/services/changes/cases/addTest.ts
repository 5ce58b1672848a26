import { fill } from '#domain/text/fill.ts'
import words from '../../../messages/studio.json' with { type: 'json' }
import { publicId } from '../../../store/publicId.ts'
import { putChangeDocument } from '../../../store/repositories/configChangeDocuments.ts'
import { insertStep } from '../../../store/repositories/configChangeSteps.ts'
import type { Tx } from '../../../store/store.ts'
import type { ConfigurationDocuments } from '../../configuration/orgConfiguration.ts'
import { wholeTexts } from '../wholeTexts.ts'
import { documentNamer } from '../wording/documentTitle.ts'

interface AddedTest {
  changeId: string
  path: string
  content: string
  accountId: string
}

/**
 * Adds a test to an open change set whose lock the caller holds, as one step that can be undone. Returns the label of
 * the step.
 * @param draft the documents of the change set
 */
export async function addTest(
  tx: Tx,
  { changeId, path, content, accountId }: AddedTest,
  draft: ConfigurationDocuments,
): Promise<string> {
  const { title } = documentNamer({ ...draft, [path]: content })(path)
  const label = fill(words.changes.created, { title })
  await putChangeDocument(tx, { changeId, path, content, rev: 1, baseHash: null })
  await insertStep(tx, {
    ...{ changeId, stepId: publicId(), path, accountId, edits: null, label },
    ...(await wholeTexts(tx, { content: null, baseHash: null }, { content, baseHash: null })),
  })
  return label
}
