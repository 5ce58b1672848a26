import type { FormValues } from '#contract/form.ts'
import { listAudits } from '../../store/repositories/audits.ts'
import type { Tx } from '../../store/store.ts'
import { auditEntries } from '../audit/auditEntries.ts'
import { storedForm } from './storedForm.ts'

interface Printable<Status> {
  id: string
  status: Status
  createdAt: Date
  formInfo: FormValues
  formHash: string
}

/**
 * What the printed form of either category is made of, of one moment: definition, print data, values and opinions, the
 * auditors named in full. For a record whose reader was checked already.
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
