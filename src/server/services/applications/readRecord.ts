import type { CallData } from '#contract/calls.ts'
import type { Application } from '../../store/repositories/applicationTables.ts'
import type { Store } from '../../store/store.ts'
import { allowed } from '../authorize.ts'
import type { CallContext } from '../call.ts'
import { storedForm } from '../forms/storedForm.ts'
import type { RecordAnswers, RecordCall, RecordType } from './recordType.ts'

/** The whole record with the form definition it was made with. */
export async function readRecord<R extends Application, Answers extends RecordAnswers>(
  type: RecordType<R, Answers>,
  { input, org, subject, now, parts }: RecordCall<'org' | 'subject' | 'now'>,
) {
  const view = type.view(await parts.configuration.of(org.orgId), parts.shared)
  return parts.store.tx(org.orgId, async (tx) => {
    const record = allowed(await type.applications.find(tx, input.id), subject, 'read', tx.now)
    return {
      ...view.detail(record, { subject, now }),
      formInfo: JSON.stringify(record.formInfo),
      formHash: record.formHash,
      formConfig: await storedForm(tx, record.formHash),
      enclosure: record.enclosure,
      createAt: record.createdAt.toISOString(),
      updateAt: record.updatedAt.toISOString(),
    }
  })
}

/** The record as in the lists: anyone with the id sees the masked view. */
export async function readRow<R extends Application, Answers extends RecordAnswers>(
  type: RecordType<R, Answers>,
  { input, org, subject, now, parts }: RecordCall<'org' | 'subject' | 'now'>,
): Promise<Answers['row']> {
  const view = type.view(await parts.configuration.of(org.orgId), parts.shared)
  const record = await parts.store.tx(org.orgId, async (tx) =>
    allowed(await type.applications.find(tx, input.id), subject, 'look', tx.now),
  )
  return view.row(record, { subject, now })
}

/** Submitted form values, for the owner and for staff. */
export async function readFormInfo(
  type: RecordType,
  {
    input,
    org,
    subject,
    parts,
  }: CallContext<'org' | 'subject', { store: Store }> & { input: { id: string } },
): Promise<CallData<'memberFormInfo'> & CallData<'orFormInfo'>> {
  const { id, formInfo, formHash } = await parts.store.tx(org.orgId, async (tx) =>
    allowed(await type.applications.find(tx, input.id), subject, 'read', tx.now),
  )
  return { id, formInfo: JSON.stringify(formInfo), formHash }
}
