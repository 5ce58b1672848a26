import { type OrgApplication, orgApplications } from '../../store/repositories/orgApplications.ts'
import type { Tx } from '../../store/store.ts'
import { allowed } from '../application/recordShelf.ts'
import type { RecordDeed } from '../authorize.ts'
import type { CallSubject } from '../subject.ts'

/** The application, for a subject that may do this with it; NotFound, NotLoggedIn or Forbidden otherwise. */
export async function findOrRecord(
  tx: Tx,
  id: string,
  subject: CallSubject,
  deed: RecordDeed,
): Promise<OrgApplication> {
  return allowed(await orgApplications.find(tx, id), subject, deed, tx.now)
}
