import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { ownValue } from '#contract/record.ts'
import { Refusal } from '../../messages/refusal.ts'
import { findChangeDocument } from '../../store/repositories/configChangeDocuments.ts'
import { requireAccount } from '../authorize.ts'
import type { Call } from '../call.ts'
import { isAsset } from '../configuration/documents.ts'
import type { ChangeParts } from './changeParts.ts'
import { baseDocuments, requireChange, requirePath } from './changeSet.ts'
import { mayEdit } from './documentRights.ts'
import { reversibleSteps } from './readChangeSet.ts'
import { heldSeats, seatOf } from './seats.ts'
import { documentNamer } from './wording/documentTitle.ts'

/** A document of a change set, and what it was. */
export async function readDocument({
  input,
  org,
  subject,
  parts,
}: Call<'changeDocument', 'org' | 'subject', ChangeParts>): Promise<Schema<'ChangeDocument'>> {
  const { id: accountId } = requireAccount(subject)
  const { path } = input
  requirePath(path)
  const live = await parts.configuration.of(org.orgId)
  return parts.store.tx(org.orgId, async (tx) => {
    const change = await requireChange(tx, input.id)
    const changed = await findChangeDocument(tx, change.id, path)
    const base = await baseDocuments(tx, change, live)
    const baseContent = ownValue(base, path)
    const content = changed ? (changed.content ?? undefined) : baseContent
    if (content === undefined && baseContent === undefined)
      throw new Refusal(RefusalCode.NotFound, 'documentMissing', { path })
    return {
      path,
      title: documentNamer(base)(path).title,
      kind: isAsset(path) ? 'file' : 'text',
      ...(content !== undefined && { content }),
      ...(baseContent !== undefined && { baseContent }),
      rev: changed?.rev ?? 0,
      seat: seatOf(await heldSeats(tx, change.id), path, accountId),
      mayEdit: change.status === 'open' && mayEdit(subject, path),
      ...(await reversibleSteps(tx, change.id, accountId)),
    }
  })
}
