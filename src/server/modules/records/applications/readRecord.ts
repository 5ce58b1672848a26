import type { CallData } from '#contract/calls.ts'
import { allowed } from '#server/base/authorize.ts'
import type { CallContext } from '#server/base/call.ts'
import type { CallSubject } from '#server/base/subject.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { storedForm } from '../forms/storedForm.ts'
import { isBarred } from '../ownMatter.ts'
import type { Application } from '../repositories/applicationTables.ts'
import { auditTurn, isInAudit } from './auditTurn.ts'
import type { RecordAnswers, RecordCall, RecordType } from './recordType.ts'

/** The whole record with the form definition it was made with. */
export async function readRecord<R extends Application, Answers extends RecordAnswers>(
  type: RecordType<R, Answers>,
  { input, org, subject, now, parts }: RecordCall<'org' | 'subject' | 'now'>,
) {
  const configuration = await parts.configuration.of(org.orgId)
  const view = type.view(configuration, parts.shared)
  return parts.store.tx(org.orgId, async (tx) => {
    const record = allowed(await type.applications.find(tx, input.id), subject, 'read', tx.now)
    return {
      ...(await ownMatter(tx, subject, record, configuration)),
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

/** Tells staff that a record is their own and waits for others to decide (decision 0436). */
async function ownMatter(
  tx: Tx,
  subject: CallSubject,
  record: Application,
  configuration: OrgConfiguration,
): Promise<{ isOwnMatter?: true }> {
  if (!subject.opensOthers || !isInAudit(record.status)) return {}
  const turn = await auditTurn(tx, record, configuration)
  return (await isBarred(tx, subject, { record, ...turn })) ? { isOwnMatter: true } : {}
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
