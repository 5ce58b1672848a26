import type { FormValues } from '#contract/form.ts'
import { listAudits } from '../../store/repositories/audits.ts'
import type { Tx } from '../../store/store.ts'
import { auditEntries } from './auditEntries.ts'
import { storedForm } from './storedForm.ts'

interface Printable<Status> {
  id: string
  status: Status
  createdAt: Date
  formInfo: FormValues
  formHash: string
}

/**
 * Reads the parts of the printed form of either category in one transaction: definition, print data, values and
 * opinions, with the auditors' full names. The caller must have authorised the reader.
 */
export async function printedRecord<Status extends string>(
  tx: Tx,
  record: Printable<Status>,
  { statusName }: { statusName(status: string): string },
) {
  const { formInfo, printInfo } = await storedForm(tx, record.formHash)
  return {
    id: record.id,
    status: record.status,
    createAt: record.createdAt.toISOString(),
    formInfo,
    printInfo,
    values: JSON.stringify(record.formInfo),
    auditHistory: auditEntries(await listAudits(tx, record.id), statusName, true),
  }
}
