import type { CallData } from '#contract/calls.ts'
import type { Store } from '../../store/store.ts'
import type { Call } from '../call.ts'
import { findOrRecord } from './findOrRecord.ts'

/** What was filled in, for the owner and for staff. */
export async function readOrFormInfo({
  input,
  org,
  subject,
  parts,
}: Call<'orFormInfo', 'org' | 'subject', { store: Store }>): Promise<CallData<'orFormInfo'>> {
  const found = await parts.store.tx(org.orgId, (tx) => findOrRecord(tx, input.id, subject, 'read'))
  return { id: found.id, formInfo: JSON.stringify(found.formInfo), formHash: found.formHash }
}
