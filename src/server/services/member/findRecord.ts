import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../refusal.ts'
import {
  type Application,
  findApplication,
  lockApplication,
} from '../../store/repositories/applications.ts'
import type { Tx } from '../../store/store.ts'
import { authorize, type RecordDeed } from '../authorize.ts'
import type { CallSubject } from '../subject.ts'

/** The application, for a subject that may do this with it; NotFound, NotLoggedIn or Forbidden otherwise. */
export async function findRecord(
  tx: Tx,
  id: string,
  subject: CallSubject,
  deed: RecordDeed,
): Promise<Application> {
  return checked(await findApplication(tx, id), subject, deed)
}

/** The same, held until the transaction ends. */
export async function lockRecord(
  tx: Tx,
  id: string,
  subject: CallSubject,
  deed: RecordDeed,
): Promise<Application> {
  return checked(await lockApplication(tx, id), subject, deed)
}

function checked(
  found: Application | undefined,
  subject: CallSubject,
  deed: RecordDeed,
): Application {
  if (!found) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  authorize(subject, deed, found)
  return found
}
