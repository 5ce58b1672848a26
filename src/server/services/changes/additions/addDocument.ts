import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../../messages/refusal.ts'
import { publicId } from '../../../store/publicId.ts'
import { findChangeDocument } from '../../../store/repositories/configChangeDocuments.ts'
import type { Call } from '../../call.ts'
import type { ConfigurationDocuments } from '../../configuration/orgConfiguration.ts'
import type { OnceFacts } from '../../idempotency/once.ts'
import type { TakeParts } from '../pictures/takeIntoChange.ts'
import { saveStep } from '../saveStep.ts'
import { type Addition, additionsOf } from './additionsOf.ts'
import { addOwnTest } from './addOwnTest.ts'
import { firstText } from './firstText.ts'
import { readOpenDraft } from './readOpenDraft.ts'

type Add = Call<'changeAdd', OnceFacts, TakeParts>

/** Path of a dictionary of the society, whose name the caller chooses. */
const OWN_DICTIONARY = /^dictionaries\/ORG_[A-Z][A-Z0-9_]{0,39}\.json$/

/** Adds a document to a change set, as one step that the caller can undo. */
export const addDocument = (request: Add): Promise<CallData<'changeAdd'>> =>
  request.input.test === undefined ? addListed(request) : addOwnTest(request, request.input.test)

/** Adds a document with a content to begin with. */
async function addListed(request: Add): Promise<CallData<'changeAdd'>> {
  const { input, org, parts } = request
  const { id, path } = input
  const draft = await readOpenDraft(parts, org.orgId, id)
  if (input.acceptsExisting && Object.hasOwn(draft, path)) return { path, undo: '' }
  const product = parts.pages.product()
  const addition = additionOf(path, draft, additionsOf(draft, product))
  const changed = await parts.store.tx(org.orgId, (tx) => findChangeDocument(tx, id, path))
  const content = firstText(addition, draft, product)
  const step = { id, path, stepId: publicId(), rev: changed?.rev ?? 0, content }
  const { undo = '' } = await saveStep({ ...request, input: step })
  return { path, undo }
}

/** @throws Conflict for a document that exists already, BadRequest for one that cannot be added */
function additionOf(
  path: string,
  draft: ConfigurationDocuments,
  additions: readonly Addition[],
): Addition {
  if (Object.hasOwn(draft, path)) throw new Refusal(RefusalCode.Conflict, 'documentThere')
  const found = additions.find((one) => one.path === path)
  if (found) return found
  if (OWN_DICTIONARY.test(path)) return { path }
  throw new Refusal(RefusalCode.BadRequest, 'documentPath', { path })
}
