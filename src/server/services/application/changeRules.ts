import type { OperationId } from '#contract/calls.ts'
import type { OptionCode } from '#contract/codes.ts'
import type { FileValue } from '#contract/formInfo.ts'
import type { FilePlaceName } from '../../store/filePlaces.ts'
import type { Tx } from '../../store/store.ts'
import type { CallContext } from '../call.ts'
import type { CheckedSubmission } from '../forms/submission.ts'
import type { SubmissionParts } from '../forms/submissionParts.ts'
import type { OnceFacts } from '../idempotency/once.ts'
import type { CallSubject } from '../subject.ts'
import type { ApplicationRecord, RecordShelf } from './recordShelf.ts'

/**
 * Input of an owner's change; `status` is the status the client saw. A report with `enclosure` uploads and reports at
 * once.
 */
export interface StatusChange {
  id: string
  status: string
  optionCode: OptionCode
  formInfo?: string
  formHash?: string
  enclosure?: FileValue[]
}

export type ChangeRequest = CallContext<OnceFacts, SubmissionParts> & { input: StatusChange }

/** Differences between the record categories. */
export interface ChangeRules<R extends ApplicationRecord> extends RecordShelf<R> {
  /** Operation id for idempotent retries. */
  call: OperationId
  /** File places of its records. */
  places: { form: FilePlaceName; enclosure: FilePlaceName }
  /** Throws for what only this category forbids. */
  check?(record: R): void
  /** True when a report requires the signed form. */
  isSigned(record: R): boolean
  /** Columns derived from the form; throws when the change would give the record another owner. */
  modified(tx: Tx, record: R, subject: CallSubject, checked: CheckedSubmission): Promise<Partial<R>>
}
