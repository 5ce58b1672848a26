import type { CallData } from '#contract/calls.ts'
import type { RecordParts } from '../application/recordParts.ts'
import type { Call } from '../call.ts'
import { findRecord } from './findRecord.ts'
import { memberWords } from './memberWords.ts'
import { memberRow } from './records.ts'

/** Member info (specification, section 3), as in the lists: anyone with the id sees the masked view. */
export async function readMemberInfo(
  request: Call<'memberInfo', 'org' | 'subject' | 'now', RecordParts>,
): Promise<CallData<'memberInfo'>> {
  const { input, org, subject, parts } = request
  const words = memberWords(await parts.configuration.of(org.orgId), parts.shared)
  const record = await parts.store.tx(org.orgId, (tx) => findRecord(tx, input.id, subject, 'look'))
  return memberRow(record, words, request)
}
