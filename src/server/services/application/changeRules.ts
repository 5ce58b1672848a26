import type { OperationId } from '#contract/calls.ts'
import type { OptionCode } from '#contract/codes.ts'
import type { FileValue } from '#contract/formInfo.ts'
import type { CallContext } from '../../binder/callRequest.ts'
import type { Tx } from '../../store/store.ts'
import type { CheckedSubmission } from '../forms/checkSubmission.ts'
import type { CallSubject } from '../subject.ts'
import type { ApplicationRecord, RecordShelf } from './recordShelf.ts'

/** What an owner asks for; `status` is what the client believes. A report with `enclosure` uploads and reports at once. */
export interface StatusChange {
  id: string
  status: string
  optionCode: OptionCode
  formInfo?: string
  formHash?: string
  enclosure?: FileValue[]
}

export type ChangeRequest = CallContext & { input: StatusChange }

/** What the categories differ in. */
export interface ChangeRules<R extends ApplicationRecord> extends RecordShelf<R> {
  /** Keeps repeated attempts of this call together. */
  call: OperationId
  /** Refuses what only this category refuses. */
  check?(record: R): void
  /** Whether a report needs the signed form. */
  isSigned(record: R): boolean
  /** Columns that follow from the form; throws unless the record keeps its owner. */
  modified(tx: Tx, record: R, subject: CallSubject, checked: CheckedSubmission): Promise<Partial<R>>
}
