import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { putChangeDocument } from '#server/modules/configuration/repositories/configChangeDocuments.ts'
import { publicId } from '#server/store/publicId.ts'
import type { Tx } from '#server/store/store.ts'
import { insertWholeStep } from '../wholeStep.ts'
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
  const added = { content, baseHash: null }
  await putChangeDocument(tx, { changeId, path, rev: 1, ...added })
  const step = { changeId, stepId: publicId(), path, accountId, label }
  await insertWholeStep(tx, step, { content: null, baseHash: null }, added)
  return label
}
