import type { Schema } from '#contract/calls.ts'
import type { MemberApplication } from '../../store/repositories/memberApplications.ts'
import type { RecordParts } from '../application/recordParts.ts'
import { storedForm } from '../application/storedForm.ts'
import type { Call } from '../call.ts'
import { withoutNulls } from '../shared/withoutNulls.ts'
import { findRecord } from './findRecord.ts'
import { memberWords } from './memberWords.ts'
import { memberRow } from './records.ts'

/** The whole record with the form definition it was made with. */
export async function readApplication(
  request: Call<'memberDetail', 'org' | 'subject' | 'now', RecordParts>,
): Promise<Schema<'MemberApplication'>> {
  const { input, org, subject, parts } = request
  const configuration = await parts.configuration.of(org.orgId)
  const { record, formConfig } = await parts.store.tx(org.orgId, async (tx) => {
    const found = await findRecord(tx, input.id, subject, 'read')
    return { record: found, formConfig: await storedForm(tx, found.formHash) }
  })
  const words = memberWords(configuration, parts.shared)
  const { hasHistory: _listed, standing: _listedToo, ...row } = memberRow(record, words, request)
  return {
    ...row,
    ...wholeRecord(record),
    orgId: record.orgUnitId ?? org.orgId,
    formConfig,
  }
}

function wholeRecord(record: MemberApplication) {
  const { formHash, isRead, joinMethod, enclosure, mobile } = record
  return {
    ...(isRead === 'yes' && { isRead: 'yes' as const }),
    joinMethod,
    formInfo: JSON.stringify(record.formInfo),
    formHash,
    enclosure,
    ...withoutNulls({ mobile }),
    createAt: record.createdAt.toISOString(),
    updateAt: record.updatedAt.toISOString(),
  }
}
