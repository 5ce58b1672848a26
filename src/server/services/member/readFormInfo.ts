import type { CallData } from '#contract/calls.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { findRecord } from './findRecord.ts'

/** What was filled in, for the owner and for staff. */
export async function readFormInfo({
  input,
  org,
  subject,
  parts,
}: CallRequest<'memberFormInfo'>): Promise<CallData<'memberFormInfo'>> {
  const record = await parts.store.tx(org.orgId, (tx) => findRecord(tx, input.id, subject, 'read'))
  return { id: record.id, formInfo: JSON.stringify(record.formInfo), formHash: record.formHash }
}
