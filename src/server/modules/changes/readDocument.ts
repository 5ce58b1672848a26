import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { ownValue } from '#contract/record.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { isAsset } from '#server/modules/configuration/documents/documents.ts'
import type {
  ConfigurationDocuments,
  OrgConfiguration,
} from '#server/modules/configuration/documents/orgConfiguration.ts'
import { findChangeDocument } from '#server/modules/configuration/repositories/configChangeDocuments.ts'
import { isOptional } from './additions/removeDocument.ts'
import type { ChangeParts } from './changeParts.ts'
import { baseDocuments, requireChange, requirePath } from './changeSet.ts'
import { mayEdit } from './documentRights.ts'
import { reversibleSteps } from './readChangeSet.ts'
import { heldSeats, seatOf } from './seats.ts'
import { documentNamer } from './wording/documentTitle.ts'

/**
 * Returns a document of a change set with its base content; without a change set the live document, read-only.
 * @throws BadRequest for a path of no configuration document, NotFound for an unknown change set or a missing document
 */
export async function readDocument(
  call: Call<'changeDocument', 'org' | 'subject', ChangeParts>,
): Promise<Schema<'ChangeDocument'>> {
  const { input, org, parts } = call
  requirePath(input.path)
  const live = await parts.configuration.of(org.orgId)
  return input.id === undefined ? readLive(call, live.documents) : readChanged(call, input.id, live)
}

type Reading = Pick<Call<'changeDocument', 'org' | 'subject', ChangeParts>, 'input' | 'subject'>

function readLive(
  { input: { path }, subject }: Reading,
  documents: ConfigurationDocuments,
): Schema<'ChangeDocument'> {
  const content = ownValue(documents, path)
  if (content === undefined) throw missing(path)
  const seat = { isMine: false }
  return { ...named(documents, path), content, rev: 0, seat, mayEdit: mayEdit(subject, path) }
}

async function readChanged(
  { input, org, subject, parts }: Call<'changeDocument', 'org' | 'subject', ChangeParts>,
  id: string,
  live: OrgConfiguration,
): Promise<Schema<'ChangeDocument'>> {
  const { id: accountId } = requireAccount(subject)
  const { path } = input
  return parts.store.tx(org.orgId, async (tx) => {
    const change = await requireChange(tx, id)
    const changed = await findChangeDocument(tx, change.id, path)
    const base = await baseDocuments(tx, change, live)
    const baseContent = ownValue(base, path)
    const content = changed ? (changed.content ?? undefined) : baseContent
    if (content === undefined && baseContent === undefined) throw missing(path)
    return {
      ...{ changeId: change.id, changeTitle: change.title },
      ...named(content === undefined ? base : { ...base, [path]: content }, path),
      ...(content !== undefined && { content }),
      ...(baseContent !== undefined && { baseContent }),
      rev: changed?.rev ?? 0,
      seat: seatOf(await heldSeats(tx, change.id), path, accountId),
      mayEdit: change.status === 'open' && mayEdit(subject, path),
      mayRemove: content !== undefined && isOptional(path),
      ...(await reversibleSteps(tx, change.id, accountId)),
    }
  })
}

const missing = (path: string): Refusal =>
  new Refusal(RefusalCode.NotFound, 'documentMissing', { path })

const named = (documents: ConfigurationDocuments, path: string) => ({
  path,
  title: documentNamer(documents)(path).title,
  kind: isAsset(path) ? ('file' as const) : ('text' as const),
})
