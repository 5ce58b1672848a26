import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { checkScenarios } from '#server/modules/configuration/checks/checkScenarios.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { scenarioForm } from '#server/modules/configuration/documents/scenarioPath.ts'
import { addTest } from '../cases/addTest.ts'
import { aliveChanges, freeTest } from '../cases/freeTest.ts'
import type { ChangeParts } from '../changeParts.ts'
import { readDraft, requireOpen, requirePath } from '../changeSet.ts'
import { requireEditing } from '../documentRights.ts'
import { scenarioTitle } from '../wording/documentTitle.ts'

type Add = Call<'changeAdd', OnceFacts, ChangeParts>

/**
 * Adds a test that the caller made of a form, under a name of its own.
 * @throws BadRequest for a text that is no test of the form, Conflict for a title that another test of it has
 */
export async function addOwnTest(request: Add, test: string): Promise<CallData<'changeAdd'>> {
  const { input, org, subject, parts } = request
  const { id, path: form } = input
  const { id: accountId } = requireAccount(subject)
  requirePath(form)
  const live = await parts.configuration.of(org.orgId)
  return once(request, 'changeAdd', {
    work: async (tx) => {
      const change = await requireOpen(tx, id)
      const draft = await readDraft(tx, change, live)
      const documents = [live.documents, draft]
      const { path } = freeTest(tx, { form, kind: 'typed' }, documents, await aliveChanges(tx))
      requireEditing(subject, path)
      requireTest({ path, form, test }, draft)
      const undo = await addTest(tx, { changeId: id, path, content: test, accountId }, draft)
      return { path, undo }
    },
  })
}

interface OwnTest {
  path: string
  form: string
  test: string
}

function requireTest({ path, form, test }: OwnTest, draft: ConfigurationDocuments): void {
  if (scenarioForm(path) !== form || !Object.hasOwn(draft, form))
    throw new Refusal(RefusalCode.BadRequest, 'documentPath', { path: form })
  const [fault] = checkScenarios({ [form]: '', [path]: test })
  if (fault) throw new Refusal(RefusalCode.BadRequest, 'testInvalid', { reason: fault.message })
  const name = scenarioTitle(test)
  if (!name?.trim()) throw new Refusal(RefusalCode.BadRequest, 'testUntitled')
  const isNamed = Object.entries(draft).some(
    ([other, text]) => scenarioForm(other) === form && scenarioTitle(text) === name,
  )
  if (isNamed) throw new Refusal(RefusalCode.Conflict, 'testNamed', { name })
}
