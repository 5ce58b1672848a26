import type { Schema } from '#contract/calls.ts'
import { printedRecord } from '../application/printedRecord.ts'
import type { RecordParts } from '../application/recordParts.ts'
import type { Call } from '../call.ts'
import { findRecord } from './findRecord.ts'
import { memberWords } from './memberWords.ts'

/** Definition, print data, values and opinions for the printed form, read in one transaction. */
export async function readPrint({
  input,
  org,
  subject,
  parts,
}: Call<'memberPrint', 'org' | 'subject', RecordParts>): Promise<Schema<'MemberPrint'>> {
  const configuration = await parts.configuration.of(org.orgId)
  const words = memberWords(configuration, parts.shared)
  return parts.store.tx(org.orgId, async (tx) => {
    const record = await findRecord(tx, input.id, subject, 'read')
    const printed = await printedRecord(tx, record, words)
    const typeName = words.memberTypeName(record.memberType)
    const title = (JSON.parse(printed.printInfo) as { title?: string }).title
    return {
      ...printed,
      title: title ?? `${configuration.get('organisation.json').orgName}${typeName}入会申请表`,
      memberTypeName: typeName,
    }
  })
}
