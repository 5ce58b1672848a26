import { RefusalCode } from '#contract/envelope.ts'
import type { FormValues } from '#contract/form.ts'
import type { FileValue } from '#contract/formInfo.ts'
import type { RecordCategory } from '#domain/record/statusActions.ts'
import { Refusal } from '../../messages/refusal.ts'
import type { Tx } from '../../store/store.ts'
import { authorize, type RecordDeed, type RecordFacts } from '../authorize.ts'
import type { CallSubject } from '../subject.ts'

/** Columns common to the applications of all categories. */
export interface ApplicationRecord extends RecordFacts {
  status: string
  realName: string | null
  formInfo: FormValues
  formHash: string
  enclosure: FileValue[]
  revision: number
}

/** Repository of one category's records. */
export interface RecordShelf<R extends ApplicationRecord> {
  category: RecordCategory
  find(tx: Tx, id: string): Promise<R | undefined>
  /** As `find`, with a row lock until the transaction ends. */
  lock(tx: Tx, id: string): Promise<R | undefined>
  /** Throws Conflict when the record was saved since it was read. */
  save(tx: Tx, read: R, patch: Partial<R>): Promise<unknown>
}

/**
 * Returns the record if it exists and the subject may do `deed` with it; throws NotFound, NotLoggedIn or Forbidden
 * otherwise.
 */
export function allowed<R extends ApplicationRecord>(
  found: R | undefined,
  subject: CallSubject,
  deed: RecordDeed,
  now: Date,
): R {
  if (!found) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  authorize(subject, deed, found, now)
  return found
}
