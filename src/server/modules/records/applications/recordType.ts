import type { OperationId, Schema } from '#contract/calls.ts'
import type { RecordCategory } from '#domain/record/statusActions.ts'
import type { CallContext, CallFacts } from '#server/base/call.ts'
import type { SharedData } from '#server/base/shared/sharedData.ts'
import type { CallSubject } from '#server/base/subject.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { Tx } from '#server/store/store.ts'
import type { CheckedSubmission } from '../forms/submission.ts'
import type { RecordParts } from '../recordParts.ts'
import type {
  ApplicationRepository,
  ListedRow,
  RowPatch,
} from '../repositories/applicationRepository.ts'
import type { Application } from '../repositories/applicationTables.ts'
import type { StatusChange } from './statusChange.ts'

/** Subject and time of reading a record. */
export type Reader = Pick<CallFacts, 'subject' | 'now'>

/** A call that names a record by its id. */
export type RecordCall<Facts extends keyof CallFacts> = CallContext<Facts, RecordParts> & {
  input: { id: string }
}

/** Type-specific parts of the answers; those that all types share are added by the engine. */
export interface RecordAnswers {
  row: object
  detail: object
  heading: object
}

/** Presentation of the records of a type, with the names of one organisation's configuration. */
export interface RecordView<
  R extends Application = Application,
  Answers extends RecordAnswers = RecordAnswers,
> {
  statusName(status: string): string
  /** Status shown to subjects who may read the record: includes that a member's term has ended. */
  standingName(record: ListedRow<R>, now: Date): string
  typeName(record: ListedRow<R>): string
  /** A list row: its columns for all, the rest only for subjects who may read the record (decision 0258). */
  row(record: ListedRow<R>, reader: Reader): Answers['row']
  /** The whole record, for subjects who may read it. */
  detail(record: R, reader: Reader): Answers['detail']
  /** Headings of the printed form; `printInfo` belongs to the form it was made with. */
  heading(record: R, printInfo: string): Answers['heading']
  /** Further columns at the audit desk. */
  auditColumns(record: ListedRow<R>): Partial<Schema<'AuditRow'>>
  /** Further columns in the list of one's own applications. */
  ownColumns(record: ListedRow<R>): Partial<Schema<'MyApplication'>>
}

/** A validated change of a record's form by its owner. */
export interface FormChange<R> {
  record: R
  checked: CheckedSubmission
  subject: CallSubject
  configuration: OrgConfiguration
}

/**
 * Differences between the types of records; everything else is done once, in this folder. The default type parameters
 * mean any type, which is sound because a repository is only given rows that it returned itself.
 */
export interface RecordType<
  R extends Application = Application,
  Answers extends RecordAnswers = RecordAnswers,
> {
  category: RecordCategory
  applications: ApplicationRepository<R>
  /** Operation id of an owner's change; an alias counts as the same. */
  statusCall: OperationId
  /** Function and type (member type or kind of posts) for which the application's form is filled in. */
  filledInFor(record: R): { functionCode: string; type: string | null }
  view(configuration: OrgConfiguration, shared: SharedData): RecordView<R, Answers>
  /** True when a report requires the signed form. */
  isSigned(record: R): boolean
  /** Throws for a change that only this type forbids. */
  checkChange?(record: R, change: StatusChange): void
  /** Columns derived from the form; throws when the change would give the record another owner. */
  modified(tx: Tx, change: FormChange<R>): Promise<RowPatch<R>>
  /** Throws when the record may not move to its owner's new mobile. */
  checkMove?(tx: Tx, record: R, mobile: string): Promise<void>
  /** Columns that a record gains by its final approval. */
  approved?(tx: Tx, record: R, configuration: OrgConfiguration): Promise<RowPatch<R>>
}
