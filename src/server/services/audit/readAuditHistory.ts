import type { Schema } from '#contract/calls.ts'
import { listAudits } from '../../store/repositories/audits.ts'
import { memberApplications } from '../../store/repositories/memberApplications.ts'
import { orgApplications } from '../../store/repositories/orgApplications.ts'
import { auditEntries } from '../application/auditEntries.ts'
import type { RecordParts } from '../application/recordParts.ts'
import { allowed } from '../application/recordShelf.ts'
import { mayDo } from '../authorize.ts'
import type { CallContext } from '../call.ts'
import { memberWords } from '../member/memberWords.ts'
import { orWords } from '../orApplication/orWords.ts'

/** The open call of the specification: whoever has the unguessable id may see how far the application is; newest first. */
export async function readAuditHistory(
  { org, subject, parts }: CallContext<'org' | 'subject', RecordParts>,
  id: string,
): Promise<Schema<'AuditEntry'>[]> {
  const configuration = await parts.configuration.of(org.orgId)
  return parts.store.tx(org.orgId, async (tx) => {
    const member = await memberApplications.find(tx, id)
    const wordsOf = member ? memberWords : orWords
    const record = allowed(member ?? (await orgApplications.find(tx, id)), subject, 'look', tx.now)
    const { statusName } = wordsOf(configuration, parts.shared)
    const newestFirst = (await listAudits(tx, id)).toReversed()
    return auditEntries(newestFirst, statusName, mayDo(subject, 'read', record, tx.now))
  })
}
