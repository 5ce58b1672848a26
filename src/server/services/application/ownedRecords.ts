import type { PersonOwner } from '../../store/repositories/applicationFilter.ts'
import {
  listRecordsOfPerson,
  type PersonRecord,
} from '../../store/repositories/applicationsOfPerson.ts'
import type { Tx } from '../../store/store.ts'
import { mayDo } from '../authorize.ts'
import type { CallSubject } from '../subject.ts'

/** Records of either category the person owns now, without those that require more proof than their mobile. */
export async function ownedRecords(
  tx: Tx,
  subject: CallSubject,
  person: PersonOwner,
): Promise<PersonRecord[]> {
  const records = await listRecordsOfPerson(tx, person)
  return records.filter((record) => mayDo(subject, 'change', record, tx.now))
}
