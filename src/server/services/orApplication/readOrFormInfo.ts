import type { CallData } from '#contract/calls.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { findOrRecord } from './findOrRecord.ts'

/** What was filled in, for the owner and for staff. */
export async function readOrFormInfo({
  input,
  org,
  subject,
  parts,
}: CallRequest<'orFormInfo'>): Promise<CallData<'orFormInfo'>> {
  const found = await parts.store.tx(org.orgId, (tx) => findOrRecord(tx, input.id, subject, 'read'))
  return { id: found.id, formInfo: JSON.stringify(found.formInfo), formHash: found.formHash }
}
