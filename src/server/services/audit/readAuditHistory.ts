import type { Schema } from '#contract/calls.ts'
import type { CallContext } from '../../binder/callRequest.ts'
import { listAudits } from '../../store/repositories/audits.ts'
import { mayDo } from '../authorize.ts'
import { findRecord } from '../member/findRecord.ts'
import { memberWords } from '../member/memberWords.ts'
import { auditEntries } from './auditEntries.ts'

/** The open call of the specification: whoever has the unguessable id may see how far the application is. */
export async function readAuditHistory(
  { org, subject, parts }: CallContext,
  id: string,
): Promise<Schema<'AuditEntry'>[]> {
  const words = memberWords(await parts.configuration.of(org.orgId), parts.shared)
  return parts.store.tx(org.orgId, async (tx) => {
    const record = await findRecord(tx, id, subject, 'look')
    const open = mayDo(subject, 'read', record)
    return auditEntries(await listAudits(tx, id), words.statusName, open)
  })
}
