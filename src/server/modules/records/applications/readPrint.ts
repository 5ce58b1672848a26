import { allowed } from '#server/base/authorize.ts'
import { storedForm } from '../forms/storedForm.ts'
import type { Application } from '../repositories/applicationTables.ts'
import { listAudits } from '../repositories/audits.ts'
import { auditEntries } from './auditEntries.ts'
import type { RecordAnswers, RecordCall, RecordType } from './recordType.ts'

/**
 * Definition, print data, values and opinions for the printed form, read in one transaction, under the type's headings;
 * with the auditors' full names.
 */
export async function readPrint<R extends Application, Answers extends RecordAnswers>(
  type: RecordType<R, Answers>,
  { input, org, subject, parts }: RecordCall<'org' | 'subject'>,
) {
  const view = type.view(await parts.configuration.of(org.orgId), parts.shared)
  return parts.store.tx(org.orgId, async (tx) => {
    const record = allowed(await type.applications.find(tx, input.id), subject, 'read', tx.now)
    const { formInfo, printInfo } = await storedForm(tx, record.formHash)
    return {
      ...view.heading(record, printInfo),
      id: record.id,
      status: record.status as R['status'],
      createAt: record.createdAt.toISOString(),
      formInfo,
      printInfo,
      values: JSON.stringify(record.formInfo),
      auditHistory: auditEntries(await listAudits(tx, record.id), view.statusName, true),
    }
  })
}
