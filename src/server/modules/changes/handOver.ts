import { RefusalCode } from '#contract/envelope.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { listChangeDocuments } from '#server/modules/configuration/repositories/configChangeDocuments.ts'
import type { Store } from '#server/store/store.ts'
import type { ChangeParts } from './changeParts.ts'
import { baseDocuments, draftDocuments, requireAlive, requireOpen } from './changeSet.ts'
import { requireEditingAll, requirePublishingOf } from './documentRights.ts'
import { requireNote, requireSeen } from './publishChange.ts'
import { updateChange } from './repositories/configChanges.ts'

interface Parts {
  store: Store
}

/**
 * Hands a change set to those who may publish; it cannot be edited meanwhile. The sender vouches for all of it, as the
 * first of two persons where the society requires two, and therefore needs the right to change every document in it and
 * sends the documents that were shown.
 * @throws BadRequest without a note, NotFound for an unknown id, Conflict unless it is open, or when it was edited since
 *   it was shown, Forbidden for a document that the sender may not change
 */
export async function sendForPublishing({
  input,
  org,
  subject,
  parts,
}: Call<
  'changeReady',
  'org' | 'subject',
  Pick<ChangeParts, 'store' | 'configuration'>
>): Promise<true> {
  const { id: readyBy } = requireAccount(subject)
  requireNote(input.note)
  const live = await parts.configuration.of(org.orgId)
  return parts.store.tx(org.orgId, async (tx) => {
    const change = await requireOpen(tx, input.id)
    const { id } = change
    const changed = await listChangeDocuments(tx, id)
    requireEditingAll(subject, changed)
    const draft = draftDocuments(await baseDocuments(tx, change, live), changed)
    requireSeen(input.revision, draft, 'readyEdited')
    await updateChange(tx, id, { status: 'ready', readyBy, note: input.note, remark: null })
    return true as const
  })
}

/**
 * Reopens a change set: returned by a publisher with a remark, or withdrawn by its sender or creator. A schedule is
 * cancelled, which only publishers may do.
 * @throws NotFound for an unknown id, Conflict for one that is open or ended, Forbidden without the right, BadRequest
 *   without a remark on a change set that another person has sent
 */
export async function sendBack({
  input,
  org,
  subject,
  parts,
}: Call<'changeReturn', 'org' | 'subject', Parts>): Promise<true> {
  const { id: accountId } = requireAccount(subject)
  return parts.store.tx(org.orgId, async (tx) => {
    const { id, status, readyBy, createdBy } = await requireAlive(tx, input.id)
    if (status === 'open') throw new Refusal(RefusalCode.Conflict, 'changeNotWaiting')
    const isOwn = readyBy === accountId || createdBy === accountId
    if (status === 'scheduled' || !isOwn) await requirePublishingOf(tx, subject, id)
    const remark = input.remark?.trim() ?? ''
    if (!isOwn && status === 'ready' && remark === '')
      throw new Refusal(RefusalCode.BadRequest, 'returnRemark')
    const back = { status: 'open', readyBy: null, publishAt: null, publishBy: null } as const
    await updateChange(tx, id, { ...back, remark: remark || null })
    return true as const
  })
}

/**
 * Discards a change set; its steps stay readable. Its creator may do so, and whoever may publish it; a scheduled one is
 * a publisher's decision, which only publishers undo.
 * @throws NotFound for an unknown id, Conflict for one that is ended, Forbidden for other staff
 */
export async function discard({
  input,
  org,
  subject,
  parts,
}: Call<'changeDiscard', 'org' | 'subject', Parts>): Promise<true> {
  const { id: accountId } = requireAccount(subject)
  return parts.store.tx(org.orgId, async (tx) => {
    const { id, status, createdBy } = await requireAlive(tx, input.id)
    if (status === 'scheduled' || createdBy !== accountId)
      await requirePublishingOf(tx, subject, id)
    await updateChange(tx, id, { status: 'discarded', publishAt: null })
    return true as const
  })
}
