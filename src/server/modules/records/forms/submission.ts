import type { FormBundle, FormValues } from '#contract/form.ts'
import type { Dictionaries, FileValue } from '#contract/formInfo.ts'
import type { FormCheck } from '#contract/formSpec.ts'
import type { CallSubject } from '#server/base/subject.ts'

/** A uniqueness question only the database can answer. */
export interface Raised {
  kind: 'mobile' | 'cardNo'
  value: string
}

/** True when no one else has the value. */
export type AskFree = (question: Raised) => Promise<boolean>

/** Unit names by id, as data. */
export interface UnitTable {
  /** Branches of the organisation: id → name. */
  branches: ReadonlyMap<string, string>
  /** Registered units by id. */
  units: ReadonlyMap<string, { areaCode: string; orgName: string }>
}

/** Looks up units in advance, so that a form can be checked without further queries. */
export type KnowUnits = (ids: readonly string[]) => Promise<UnitTable>

export interface Submission {
  /** `formInfo` of the definition used. */
  definition: string
  /** `formInfo` of the call: JSON text of the values. */
  text: string
  /** Answers whether a value with `notRepeat` is free. */
  ask: AskFree
  now: Date
  subject: CallSubject
  /** Looks up units named by the values; their ids are not checked when absent. */
  units?: KnowUnits
  /** Stored values being edited. */
  record?: FormValues
  /** Checks of the pages that submit this form, beside those of its definition. */
  checks?: readonly FormCheck[]
}

export interface CheckedSubmission {
  bundle: FormBundle
  /** Values to store: without hidden, empty and unknown keys. */
  values: FormValues
  /** All files in these values, including rich text. */
  files: readonly FileValue[]
}

/** Checks submitted forms. */
export interface FormChecks {
  /**
   * Validates the whole form again; throws FormInvalid with messages by field. Resolves before any transaction begins.
   */
  check(
    configuration: { dictionaries: Dictionaries },
    submission: Submission,
  ): Promise<CheckedSubmission>
}
