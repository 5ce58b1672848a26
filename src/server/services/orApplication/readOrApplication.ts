import type { Schema } from '#contract/calls.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { storedForm } from '../application/storedForm.ts'
import { findOrRecord } from './findOrRecord.ts'
import { orRow } from './orRow.ts'
import { orWords } from './orWords.ts'

/** The whole record with the form it was made with. */
export async function readOrApplication({
  input,
  org,
  subject,
  parts,
}: CallRequest<'orDetail'>): Promise<Schema<'OrApplication'>> {
  const words = orWords(await parts.configuration.of(org.orgId), parts.shared)
  return parts.store.tx(org.orgId, async (tx) => {
    const record = await findOrRecord(tx, input.id, subject, 'read')
    return {
      ...orRow(record, words, subject),
      formInfo: JSON.stringify(record.formInfo),
      formHash: record.formHash,
      formConfig: await storedForm(tx, record.formHash),
      enclosure: record.enclosure,
      updateAt: record.updatedAt.toISOString(),
    }
  })
}
