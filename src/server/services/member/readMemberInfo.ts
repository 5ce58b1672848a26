import type { CallData } from '#contract/calls.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { findRecord } from './findRecord.ts'
import { memberWords } from './memberWords.ts'
import { memberRow } from './records.ts'

/** Member info of the specification, section 3, as the lists show it: everybody with the id sees the masked view. */
export async function readMemberInfo(
  request: CallRequest<'memberInfo'>,
): Promise<CallData<'memberInfo'>> {
  const { input, org, subject, parts } = request
  const words = memberWords(await parts.configuration.of(org.orgId), parts.shared)
  const record = await parts.store.tx(org.orgId, (tx) => findRecord(tx, input.id, subject, 'look'))
  return memberRow(record, words, request)
}
