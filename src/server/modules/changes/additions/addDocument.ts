import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import type { OnceFacts } from '#server/base/idempotency/once.ts'
import { Refusal } from '#server/messages/refusal.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import type {
  ConfigurationDocuments,
  OrgConfiguration,
} from '#server/modules/configuration/documents/orgConfiguration.ts'
import { putBase } from '#server/modules/configuration/documents/overrideBases.ts'
import {
  listChangeDocuments,
  putChangeDocument,
} from '#server/modules/configuration/repositories/configChangeDocuments.ts'
import { publicId } from '#server/store/publicId.ts'
import type { Tx } from '#server/store/store.ts'
import { baseDocuments, draftDocuments, requireOpen } from '../changeSet.ts'
import { requireEditing } from '../documentRights.ts'
import { type TakeParts, takeIntoChange, type Written } from '../pictures/takeIntoChange.ts'
import { insertWholeStep } from '../wholeStep.ts'
import { documentNamer } from '../wording/documentTitle.ts'
import { draftText } from '../writeDocument.ts'
import { type Addition, additionsOf } from './additionsOf.ts'
import { addOwnTest } from './addOwnTest.ts'
import { firstText } from './firstText.ts'

type Add = Call<'changeAdd', OnceFacts, TakeParts>

/** Path of a dictionary of the society, whose name the caller chooses. */
const OWN_DICTIONARY = /^dictionaries\/ORG_[A-Z][A-Z0-9_]{0,39}\.json$/

/** Adds a document to a change set, as one step that the caller can undo. */
export const addDocument = (request: Add): Promise<CallData<'changeAdd'>> =>
  request.input.test === undefined ? addListed(request) : addOwnTest(request, request.input.test)

/** Adds a document with a content to begin with. */
async function addListed(request: Add): Promise<CallData<'changeAdd'>> {
  const { input, org, parts } = request
  const live = await parts.configuration.of(org.orgId)
  const added = await parts.store.tx(org.orgId, (tx) => write(tx, request, live))
  if (!added) return { path: input.path, undo: '' }
  const taken = await takeIntoChange(request, added)
  return { path: input.path, undo: taken?.undo ?? added.label }
}

/**
 * Decides on the addition and writes it, in one transaction under the change set's lock; returns undefined for a
 * document that exists and is accepted.
 */
async function write(
  tx: Tx,
  { input, subject, parts }: Add,
  live: OrgConfiguration,
): Promise<(Written & { label: string }) | undefined> {
  const { id, path } = input
  const change = await requireOpen(tx, id)
  const base = await baseDocuments(tx, change, live)
  const draft = draftDocuments(base, await listChangeDocuments(tx, id))
  if (input.acceptsExisting && Object.hasOwn(draft, path)) return undefined
  requireEditing(subject, path)
  const product = parts.pages.product()
  const addition = additionOf(path, draft, additionsOf(draft, product))
  const before = await draftText(tx, change, path, ownValue(base, path))
  const next = {
    content: firstText(addition, draft, product),
    baseHash: await putBase(tx, product, path),
  }
  const rev = before.rev + 1
  await putChangeDocument(tx, { changeId: id, path, rev, ...next })
  const label = fill(words.changes.created, { title: documentNamer(base)(path).title })
  const step = { changeId: id, path, label, stepId: publicId() }
  const { id: accountId } = requireAccount(subject)
  await insertWholeStep(tx, { ...step, accountId }, before, next)
  return { ...step, base, before: '', from: { ...before, ...next, rev } }
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
