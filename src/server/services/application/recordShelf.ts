import { RefusalCode } from '#contract/envelope.ts'
import type { FormValues } from '#contract/form.ts'
import type { FileValue } from '#contract/formInfo.ts'
import type { RecordCategory } from '#domain/statusActions.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/store.ts'
import { authorize, type RecordDeed, type RecordFacts } from '../authorize.ts'
import type { CallSubject } from '../subject.ts'

/** What every application has, whichever table keeps it. */
export interface ApplicationRecord extends RecordFacts {
  status: string
  realName: string | null
  formInfo: FormValues
  formHash: string
  enclosure: FileValue[]
  revision: number
}

/** Where the records of a category are kept. */
export interface RecordShelf<R extends ApplicationRecord> {
  category: RecordCategory
  find(tx: Tx, id: string): Promise<R | undefined>
  /** The same, held until the transaction ends. */
  lock(tx: Tx, id: string): Promise<R | undefined>
  /** Conflict when somebody saved since the record was read. */
  save(tx: Tx, read: R, patch: Partial<R>): Promise<unknown>
}

/** The record, when there is one and the subject may do this with it; NotFound, NotLoggedIn or Forbidden otherwise. */
export function allowed<R extends ApplicationRecord>(
  found: R | undefined,
  subject: CallSubject,
  deed: RecordDeed,
): R {
  if (!found) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  authorize(subject, deed, found)
  return found
}
