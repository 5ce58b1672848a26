import type { Schema } from '#contract/calls.ts'
import type { RecordParts } from '../application/recordParts.ts'
import { storedForm } from '../application/storedForm.ts'
import type { Call } from '../call.ts'
import { findOrRecord } from './findOrRecord.ts'
import { orFacts, orRow } from './orRow.ts'
import { orWords } from './orWords.ts'

/** The whole record with the form it was made with. */
export async function readOrApplication({
  input,
  org,
  subject,
  now,
  parts,
}: Call<'orDetail', 'org' | 'subject' | 'now', RecordParts>): Promise<Schema<'OrApplication'>> {
  const words = orWords(await parts.configuration.of(org.orgId), parts.shared)
  return parts.store.tx(org.orgId, async (tx) => {
    const record = await findOrRecord(tx, input.id, subject, 'read')
    return {
      ...orRow(record, words, { subject, now }),
      ...orFacts(record),
      formInfo: JSON.stringify(record.formInfo),
      formHash: record.formHash,
      formConfig: await storedForm(tx, record.formHash),
      enclosure: record.enclosure,
      updateAt: record.updatedAt.toISOString(),
    }
  })
}
