import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { Call } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { DOCUMENTS } from '#server/modules/configuration/documents/documentSchemas.ts'
import { findChangeDocument } from '#server/modules/configuration/repositories/configChangeDocuments.ts'
import { publicId } from '#server/store/publicId.ts'
import { requireEditing } from '../documentRights.ts'
import type { TakeParts } from '../pictures/takeIntoChange.ts'
import { saveStep } from '../saveStep.ts'

type Remove = Call<'changeRemove', 'org' | 'subject', TakeParts>

/** True for documents that a configuration may omit. */
export function isOptional(path: string): boolean {
  const schema = DOCUMENTS.get(path)
  return schema === undefined || schema.default !== undefined
}

/**
 * Removes a document from a change set, together with the changes made to it, as one step that the caller can undo. The
 * published document stays in use until the change set is published.
 * @throws Forbidden without the right to the document, Conflict for one that every configuration needs, and as
 *   `saveStep`
 */
export async function removeDocument(request: Remove): Promise<Schema<'SavedStep'>> {
  const { input, org, subject, parts } = request
  const { id, path } = input
  requireEditing(subject, path)
  if (!isOptional(path)) throw new Refusal(RefusalCode.Conflict, 'documentNeeded')
  const changed = await parts.store.tx(org.orgId, (tx) => findChangeDocument(tx, id, path))
  const step = { id, path, stepId: publicId(), rev: changed?.rev ?? 0, isRemoved: true }
  return saveStep({ ...request, input: step })
}
