import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { mayDo } from '#server/base/authorize.ts'
import type { CallContext } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { auditEntries } from '../applications/auditEntries.ts'
import { findRecord } from '../applications/recordTypeRegistry.ts'
import type { RecordParts } from '../recordParts.ts'
import { listAudits } from '../repositories/audits.ts'

/** The open call of the specification: anyone with the unguessable id sees the record's progress, newest first. */
export async function readAuditHistory(
  { org, subject, parts }: CallContext<'org' | 'subject', RecordParts>,
  id: string,
): Promise<Schema<'AuditEntry'>[]> {
  const configuration = await parts.configuration.of(org.orgId)
  return parts.store.tx(org.orgId, async (tx) => {
    const found = await findRecord(tx, id)
    if (!found) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
    const { statusName } = found.type.view(configuration, parts.shared)
    const newestFirst = (await listAudits(tx, id)).toReversed()
    return auditEntries(newestFirst, statusName, mayDo(subject, 'read', found.record, tx.now))
  })
}
