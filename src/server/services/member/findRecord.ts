import {
  type MemberApplication,
  memberApplications,
} from '../../store/repositories/memberApplications.ts'
import type { Tx } from '../../store/store.ts'
import { allowed } from '../application/recordShelf.ts'
import type { RecordDeed } from '../authorize.ts'
import type { CallSubject } from '../subject.ts'

/**
 * Returns the application if the subject may do `deed` with it; throws NotFound, NotLoggedIn or Forbidden otherwise.
 */
export async function findRecord(
  tx: Tx,
  id: string,
  subject: CallSubject,
  deed: RecordDeed,
): Promise<MemberApplication> {
  return allowed(await memberApplications.find(tx, id), subject, deed, tx.now)
}
