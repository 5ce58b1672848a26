import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../messages/refusal.ts'
import { listChangeDocuments } from '../../store/repositories/configChangeDocuments.ts'
import { updateChange } from '../../store/repositories/configChanges.ts'
import type { Store } from '../../store/store.ts'
import { requireAccount } from '../authorize.ts'
import type { Call } from '../call.ts'
import { requireAlive, requireOpen } from './changeSet.ts'
import { requireEditing, requirePublishingOf } from './documentRights.ts'
import { requireNote } from './publishChange.ts'

interface Parts {
  store: Store
}

/**
 * Hands a change set to those who may publish; it is not edited meanwhile. Who sends vouches for all of it, as the first
 * of two persons where the society wants them: so it is somebody who may change every document in it.
 */
export async function sendForPublishing({
  input,
  org,
  subject,
  parts,
}: Call<'changeReady', 'org' | 'subject', Parts>): Promise<true> {
  const { id: readyBy } = requireAccount(subject)
  requireNote(input.note)
  return parts.store.tx(org.orgId, async (tx) => {
    const { id } = await requireOpen(tx, input.id)
    for (const { path } of await listChangeDocuments(tx, id)) requireEditing(subject, path)
    await updateChange(tx, id, { status: 'ready', readyBy, note: input.note, remark: null })
    return true as const
  })
}

/** Makes a change set editable again: sent back with a remark, or taken back by an editor; a schedule ends. */
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
    const back = { status: 'open', publishAt: null, publishBy: null } as const
    await updateChange(tx, id, { ...back, remark: remark || null })
    return true as const
  })
}

/** Ends a change set unpublished: its own, or any for those who may publish. Its steps stay readable. */
export async function discard({
  input,
  org,
  subject,
  parts,
}: Call<'changeDiscard', 'org' | 'subject', Parts>): Promise<true> {
  const { id: accountId } = requireAccount(subject)
  return parts.store.tx(org.orgId, async (tx) => {
    const { id, createdBy } = await requireAlive(tx, input.id)
    if (createdBy !== accountId) await requirePublishingOf(tx, subject, id)
    await updateChange(tx, id, { status: 'discarded', publishAt: null })
    return true as const
  })
}
