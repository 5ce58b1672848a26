import type { CallData } from '#contract/calls.ts'
import type { Store } from '../../store/store.ts'
import type { Call } from '../call.ts'
import { findRecord } from './findRecord.ts'

/** Submitted form values, for the owner and for staff. */
export async function readFormInfo({
  input,
  org,
  subject,
  parts,
}: Call<'memberFormInfo', 'org' | 'subject', { store: Store }>): Promise<
  CallData<'memberFormInfo'>
> {
  const record = await parts.store.tx(org.orgId, (tx) => findRecord(tx, input.id, subject, 'read'))
  return { id: record.id, formInfo: JSON.stringify(record.formInfo), formHash: record.formHash }
}
