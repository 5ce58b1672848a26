import type { FormField } from '#contract/form.ts'
import type { FormContext } from '../../form/formContext.ts'

/** What other values of a field are made from. */
export interface CandidateSource {
  field: FormField
  /** The value of now. */
  value: unknown
  /** Codes that rules compare this field with. */
  codes: readonly string[]
  context: FormContext
}

/** Other values worth trying for a field, the most natural ones first. */
export type Candidates = (source: CandidateSource) => unknown[]
